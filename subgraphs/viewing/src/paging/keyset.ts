import { InputError } from "@eightcount/service-kit/errors/input-error";
import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { isUuid } from "@eightcount/service-kit/relay/global-id";

/** The last row of the previous page, in a list sorted by time. */
export interface Keyset {
  readonly at: Date;
  readonly id: string;
}

/** Time in a cursor. The database cannot read a year with more digits. */
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const cursorOf = ({ at, id }: Keyset): string => encodeCursor([at.toISOString(), id]);

/** @throws InputError for a cursor that this list never issued. */
export function keysetOf(after: string | null | undefined): Keyset | null {
  if (after === null || after === undefined) return null;
  const [instant, id] = decodeCursor(after) ?? [];
  const at = new Date(typeof instant === "string" && INSTANT.test(instant) ? instant : Number.NaN);
  if (Number.isNaN(at.getTime()) || typeof id !== "string" || !isUuid(id)) {
    throw new InputError("The cursor does not belong to this list.");
  }
  return { at, id };
}

export interface PageRequest {
  readonly limit: number;
  readonly after: Keyset | null;
}

export type CreationOrderName = "NEWEST_FIRST" | "OLDEST_FIRST";

/** Prisma condition for the rows after a keyset, newest first by `updatedAt`. */
export const afterUpdated = (after: Keyset | null) =>
  after
    ? { OR: [{ updatedAt: { lt: after.at } }, { updatedAt: after.at, id: { lt: after.id } }] }
    : {};

export function afterCreated(after: Keyset | null, order: CreationOrderName) {
  if (!after) return {};
  const { at, id } = after;
  return order === "NEWEST_FIRST"
    ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: id } }] }
    : { OR: [{ createdAt: { gt: at } }, { createdAt: at, id: { gt: id } }] };
}
