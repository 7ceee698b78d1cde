import { graphError } from "./execution/errors";

type Key = string | number;

/** Sort order of a list: the sort keys of a row, the last one unique. Cursors contain them. */
export interface Order<Row> {
  readonly name: string;
  readonly keys: (row: Row) => readonly Key[];
  readonly descending?: boolean;
}

export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
}

const MAX_PAGE = 100;

/** Returns a sorted copy of the rows. */
export const sorted = <Row>(rows: readonly Row[], order: Order<Row>): Row[] =>
  rows.toSorted((one, other) => compare(order, order.keys(one), order.keys(other)));

/** Returns one page of a connection over `rows`, starting after a cursor. */
export function connection<Row>(
  rows: readonly Row[],
  order: Order<Row>,
  { first, after = null, standard }: PageArgs & { readonly standard: number },
) {
  const size = Math.max(1, Math.min(first ?? standard, MAX_PAGE));
  const keys = after === null ? null : keysIn(after, order);
  const behind = sorted(rows, order).filter(
    (row) => keys === null || compare(order, order.keys(row), keys) > 0,
  );
  const edges = behind.slice(0, size).map((node) => ({ node, cursor: cursorOf(node, order) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: behind.length > size,
      hasPreviousPage: after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: rows.length,
  };
}

/** Returns the opaque cursor of a row in a list with this order. */
export const cursorOf = <Row>(row: Row, order: Order<Row>): string =>
  Buffer.from(JSON.stringify([order.name, ...order.keys(row)])).toString("base64url");

function keysIn<Row>(cursor: string, order: Order<Row>): readonly Key[] {
  try {
    const [name, ...keys] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as Key[];
    if (name === order.name) return keys;
  } catch {
    // Not a cursor of this graph.
  }
  throw graphError("BAD_USER_INPUT", "The cursor does not belong to this list.");
}

function compare<Row>(
  { descending = false }: Order<Row>,
  left: readonly Key[],
  right: readonly Key[],
) {
  const place = left.findIndex((key, index) => key !== right[index]);
  if (place === -1) return 0;
  const isBefore = (left[place] ?? "") < (right[place] ?? "");
  return isBefore === descending ? 1 : -1;
}
