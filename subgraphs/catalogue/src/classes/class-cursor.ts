import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { InputError } from "../errors";

/** The orders a list of classes can have; POSITION is a playlist's own. */
export type ClassOrder = "NEWEST" | "OLDEST" | "MOST_POPULAR" | "POSITION";

/** Where a page continues: the sort keys of the last class seen. */
export interface ClassKeyset {
  readonly totalViews: number;
  readonly releaseDate: Date;
  readonly position: number;
  readonly id: string;
}

/** The opaque cursor of one class in a list of this order. */
export function encodeClassCursor(order: ClassOrder, keys: ClassKeyset): string {
  const { totalViews, releaseDate, position, id } = keys;
  return encodeCursor([order, totalViews, releaseDate.getTime(), position, id]);
}

/**
 * Reads a cursor of this order back.
 * @throws InputError when a client made it up or took it from a list of another order.
 */
export function decodeClassCursor(order: ClassOrder, cursor: string): ClassKeyset {
  const [itsOrder, totalViews, released, position, id] = decodeCursor(cursor) ?? [];
  const isWhole = [totalViews, released, position].every(Number.isSafeInteger);
  if (itsOrder !== order || !isWhole || typeof id !== "string" || !isUuid(id)) {
    throw new InputError("The cursor does not belong to this list.");
  }
  return {
    totalViews: Number(totalViews),
    releaseDate: new Date(Number(released)),
    position: Number(position),
    id,
  };
}
