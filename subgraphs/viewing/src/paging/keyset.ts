import { InputError } from "@eightcount/service-kit/errors/input-error";
import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { isUuid } from "@eightcount/service-kit/relay/global-id";

/** The last row of the page before, in a list sorted by an instant. */
export interface Keyset {
  readonly at: Date;
  readonly id: string;
}

/** As cursors are written; a year of more digits is beyond what the database reads. */
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const cursorOf = ({ at, id }: Keyset): string => encodeCursor([at.toISOString(), id]);

/**
 * The row a cursor stands for; null without a cursor.
 * @throws InputError for one that this list never gave out.
 */
export function keysetOf(after: string | null | undefined): Keyset | null {
  if (after === null || after === undefined) return null;
  const [instant, id] = decodeCursor(after) ?? [];
  const at = new Date(typeof instant === "string" && INSTANT.test(instant) ? instant : Number.NaN);
  if (Number.isNaN(at.getTime()) || typeof id !== "string" || !isUuid(id)) {
    throw new InputError("The cursor is not one of this list.");
  }
  return { at, id };
}

/** Which page of a list: how many rows, and after which one. */
export interface PageRequest {
  readonly limit: number;
  readonly after: Keyset | null;
}

/** Which way a list by creation runs; the graph's `CreationOrder`. */
export type CreationOrderName = "NEWEST_FIRST" | "OLDEST_FIRST";

/** Prisma's condition for the rows after a keyset, newest first by `updatedAt`. */
export const afterUpdated = (after: Keyset | null) =>
  after
    ? { OR: [{ updatedAt: { lt: after.at } }, { updatedAt: after.at, id: { lt: after.id } }] }
    : {};

/** Prisma's condition for the rows after a keyset in a list by `createdAt`. */
export function afterCreated(after: Keyset | null, order: CreationOrderName) {
  if (!after) return {};
  const { at, id } = after;
  return order === "NEWEST_FIRST"
    ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] }
    : { OR: [{ createdAt: { gt: at } }, { createdAt: at, id: { gt: id } }] };
}
