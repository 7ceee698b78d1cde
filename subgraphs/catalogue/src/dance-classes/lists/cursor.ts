import { InputError } from "@eightcount/service-kit/errors/input-error";
import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { isUuid } from "@eightcount/service-kit/relay/global-id";

/** Limits of the sort keys: a 32-bit number, and a time whose year has four digits. */
const MAX_NUMBER = 2 ** 31 - 1;
const MAX_TIME_MS = 62_135_596_800_000;

/** Orders of a list of classes. POSITION is a playlist's own. */
export type ClassOrder = "NEWEST" | "OLDEST" | "MOST_POPULAR" | "POSITION";

export interface ClassKeyset {
  readonly totalViews: number;
  readonly releaseDate: Date;
  readonly position: number;
  readonly id: string;
}

export function encodeClassCursor(order: ClassOrder, keys: ClassKeyset): string {
  const { totalViews, releaseDate, position, id } = keys;
  return encodeCursor([order, totalViews, releaseDate.getTime(), position, id]);
}

/** @throws InputError for a malformed cursor, or one from a list with another order. */
export function decodeClassCursor(order: ClassOrder, cursor: string): ClassKeyset {
  const [itsOrder, totalViews, released, position, id] = decodeCursor(cursor) ?? [];
  if (
    itsOrder !== order ||
    !isWhole(totalViews, MAX_NUMBER) ||
    !isWhole(released, MAX_TIME_MS) ||
    !isWhole(position, MAX_NUMBER) ||
    typeof id !== "string" ||
    !isUuid(id)
  ) {
    throw new InputError("The cursor does not belong to this list.");
  }
  return { totalViews, releaseDate: new Date(released), position, id };
}

function isWhole(part: unknown, max: number): part is number {
  return typeof part === "number" && Number.isInteger(part) && Math.abs(part) <= max;
}
