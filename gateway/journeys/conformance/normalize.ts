import { parseGlobalId } from "@eightcount/service-kit/relay/global-id";

const DAY_MS = 86_400_000;

/** Generated values, of which only the presence is compared. */
const MADE_UP = new Set([
  "accessToken",
  "accountId",
  "actionTokenId",
  "cursor",
  "deviceId",
  "deletedSavedClassId",
  "endCursor",
  "entitlementTicket",
  "json",
  "lastUsedAt",
  "orderNumber",
  "redemptionCode",
  "savedClassId",
  "signedInAt",
  "startCursor",
  "userName",
]);

/** A member's records, which the two sides store in different tables. */
const STORED = new Set(["records", "recordedClasses"]);

/** Settings of one machine. */
const CONFIGURED = new Set(["apiUrl", "publicKey", "scriptUrl", "supportEmail"]);

/** Times that depend on when a side was queried, compared as whole days from now. */
const MOMENTS = new Set([
  "accessEndsOn",
  "expiresAt",
  "firstChargeOn",
  "activatesOn",
  "deliverAt",
  "nextBillingDate",
  "nextOn",
  "startedAt",
  "trialEndsAt",
  "trialEndsOn",
  "updatedAt",
]);

/** Generated rows, of which only the type of the ids is compared. */
const OWN_TYPES = new Set(["ClassRecord", "Member", "SavedClass"]);

/** Lists without a defined order, compared by name. */
const UNORDERED = new Set(["classFilterCounts"]);

const READABLE_ID = /^(ClassRecord|Member|SavedClass)-/;

/** Returns `Style-<uuid>` for either side's id of a style, `Member` for any member's. */
function normalId(id: string): string {
  const parsed = parseGlobalId(id);
  if (parsed) return OWN_TYPES.has(parsed.type) ? parsed.type : `${parsed.type}-${parsed.id}`;
  return READABLE_ID.exec(id)?.[1] ?? id;
}

/** Returns the path of a media address, because the stack signs it and may add an origin. */
const normalUrl = (address: string): string => new URL(address, "http://x").pathname;

interface Named {
  readonly name: string;
}

const byName = (lists: object): object =>
  Object.fromEntries(
    Object.entries(lists).map(([group, options]: [string, readonly Named[]]) => [
      group,
      options.toSorted((one, other) => one.name.localeCompare(other.name)),
    ]),
  );

function normalField(name: string, value: unknown, now: number): unknown {
  if (UNORDERED.has(name)) return byName(value as object);
  if (STORED.has(name) && Array.isArray(value)) return `some ${name}`;
  if (typeof value !== "string") return normalize(value, now);
  if (MADE_UP.has(name)) return `some ${name}`;
  if (CONFIGURED.has(name)) return "configured";
  if (MOMENTS.has(name)) return `${Math.round((Date.parse(value) - now) / DAY_MS)} days from now`;
  if (name === "id") return normalId(value);
  return /Url$/.test(name) && value !== "" ? normalUrl(value) : value;
}

/** Removes from a response what always differs between the two sides, by the rules above. */
export function normalize(value: unknown, now: number = Date.now()): unknown {
  if (Array.isArray(value)) return value.map((one) => normalize(one, now));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, normalField(name, one, now)]),
  );
}
