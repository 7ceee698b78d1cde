import { keptDevice } from "@eightcount/rules/visits/device";
import {
  BATCH_MAX_CHARACTERS,
  BATCH_MAX_ENTRIES,
  DETAILS_MAX_LENGTH,
} from "@eightcount/rules/visits/user-events";
import { UNKNOWN_PLACE, type VisitorPlace } from "@eightcount/rules/visits/visitor-location";

/** Who is behind a batch and what is known about them without asking them. */
export interface TrackedContext extends VisitorPlace {
  /** The member's id, or the visitor's while nobody is signed in. */
  readonly owner: string;
  readonly visitorId: string;
  readonly sessionId: string;
  readonly device: string;
  readonly userAgent: string;
  readonly browser: string;
}

export const USER_AGENT_MAX_LENGTH = 512;
const A_DAY_MS = 86_400_000;

/** The browser's own description of the device, cut; its user agent when it gave none. */
export const keptDescription = (device: string | null | undefined, userAgent: string): string =>
  keptDevice(device?.trim() || userAgent || UNKNOWN_PLACE);

/** When something happened, by how long ago the browser says it was; a day ago at most. */
export function momentOf(now: Date, agoMilliseconds: number): Date {
  const ago = Number.isFinite(agoMilliseconds) ? agoMilliseconds : 0;
  return new Date(now.getTime() - Math.min(Math.max(0, ago), A_DAY_MS));
}

/**
 * A JSON object as text that Postgres takes, or null: no object, too long, or with characters no
 * column can hold.
 */
export function keptJson(text: string | null | undefined): string | null {
  const given = text?.trim() || "{}";
  if (given.length > DETAILS_MAX_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(given);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const kept = JSON.stringify(value);
    return /\\u0000|\\ud[89a-f]/i.test(kept) ? null : kept;
  } catch {
    return null;
  }
}

/** Text as a column can hold it. */
export const keptText = (text: string, maxLength: number): string =>
  text.replaceAll("\0", "").slice(0, maxLength).toWellFormed();

/** Parameters of a landing address without those that carry an e-mail. */
export function withoutEmails(json: string): string {
  const pairs = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(pairs.filter((pair) => !/@|%40/.test(JSON.stringify(pair)))),
  );
}

/** Whether a batch is more than one browser could have to tell. */
export function isTooMuch(entries: readonly object[]): boolean {
  return (
    entries.length > BATCH_MAX_ENTRIES || JSON.stringify(entries).length > BATCH_MAX_CHARACTERS
  );
}
