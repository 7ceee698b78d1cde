import type { Page } from "@eightcount/service-kit/relay/connection";
import { cursorOf, type Keyset, type PageRequest } from "./keyset";

interface Listed {
  readonly id: string;
  readonly updatedAt: Date;
}

const byUpdate = ({ updatedAt, id }: Listed): Keyset => ({ at: updatedAt, id });

/** Expects one row more than requested, which shows that there is another page. */
export function pageOf<T extends Listed>(
  rows: readonly T[],
  request: PageRequest,
  totalCount: () => Promise<number>,
): Page<T> {
  return pageBy(byUpdate, rows, { ...request, totalCount });
}

export function pageBy<T>(
  keyset: (row: T) => Keyset,
  rows: readonly T[],
  { limit, after, totalCount }: PageRequest & Pick<Page<T>, "totalCount">,
): Page<T> {
  const nodes = rows.slice(0, limit);
  return {
    nodes,
    cursors: nodes.map((node) => cursorOf(keyset(node))),
    hasNextPage: rows.length > limit,
    hasPreviousPage: after !== null,
    totalCount,
  };
}
