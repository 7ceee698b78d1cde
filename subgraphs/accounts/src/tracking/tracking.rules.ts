import { truncateDevice } from "@eightcount/rules/visits/device";
import {
  BATCH_MAX_CHARACTERS,
  BATCH_MAX_ENTRIES,
  DETAILS_MAX_LENGTH,
} from "@eightcount/rules/visits/user-events";
import { type ClientLocation, UNKNOWN_LOCATION } from "@eightcount/rules/visits/visitor-location";

export interface TrackedContext extends ClientLocation {
  /** Member's id from the token, or null without a sign-in. */
  readonly owner: string | null;
  readonly visitorId: string;
  readonly sessionId: string;
  readonly device: string;
  readonly userAgent: string;
  readonly browser: string;
}

export const USER_AGENT_MAX_LENGTH = 512;
const A_DAY_MS = 86_400_000;

export const storableDevice = (device: string | null | undefined, userAgent: string): string =>
  truncateDevice(device?.trim() || userAgent || UNKNOWN_LOCATION);

/** Limits the age that the browser reports to one day. */
export function timeBefore(now: Date, agoMilliseconds: number): Date {
  const ago = Number.isFinite(agoMilliseconds) ? agoMilliseconds : 0;
  return new Date(now.getTime() - Math.min(Math.max(0, ago), A_DAY_MS));
}

/** Returns null unless it is a short JSON object that Postgres can store. */
export function storableJson(text: string | null | undefined): string | null {
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

export const storableText = (text: string, maxLength: number): string =>
  text.replaceAll("\0", "").slice(0, maxLength).toWellFormed();

/** Removes parameters that contain an email address. */
export function dropParamsWithEmails(json: string): string {
  const pairs = Object.entries(JSON.parse(json) as Record<string, unknown>);
  return JSON.stringify(
    Object.fromEntries(pairs.filter((pair) => !/@|%40/.test(JSON.stringify(pair)))),
  );
}

export function isBatchTooLarge(entries: readonly object[]): boolean {
  return (
    entries.length > BATCH_MAX_ENTRIES || JSON.stringify(entries).length > BATCH_MAX_CHARACTERS
  );
}
