import type { Page } from "@eightcount/service-kit/relay/connection";
import { cursorOf, type PageRequest } from "./keyset";

interface Listed {
  readonly id: string;
  readonly updatedAt: Date;
}

/** A page out of one row more than was asked for: the surplus says that there are more. */
export function pageOf<T extends Listed>(
  rows: readonly T[],
  { limit, after }: PageRequest,
  totalCount: () => Promise<number>,
): Page<T> {
  const nodes = rows.slice(0, limit);
  return {
    nodes,
    cursors: nodes.map(({ updatedAt, id }) => cursorOf({ at: updatedAt, id })),
    hasNextPage: rows.length > limit,
    hasPreviousPage: after !== null,
    totalCount,
  };
}
