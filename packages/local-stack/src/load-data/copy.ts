import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { from } from "pg-copy-streams";

/** Objects are for JSON columns. */
export type Cell = string | number | boolean | Date | object | null;

export interface RowsOf {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly Cell[]>;
}

/** Triggers handle the rows of one COPY at once, so that more rows would need more memory. */
const ROWS_AT_ONCE = 5_000;

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
};

const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign);

function textOf(cell: NonNullable<Cell>): string {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell);
}

/** For a column of an array type, such as text[]. */
export const arrayOf = (items: readonly string[]): string =>
  `{${items.map((item) => JSON.stringify(item)).join(",")}}`;

const lineOf = (row: readonly Cell[]) =>
  `${row.map((cell) => (cell === null ? "\\N" : escaped(textOf(cell)))).join("\t")}\n`;

/** Yields `make(0)` to `make(count - 1)`, without keeping them. */
export function* times<Item>(count: number, make: (number: number) => Item): Generator<Item> {
  for (let number = 0; number < count; number += 1) yield make(number);
}

function* inChunks<Item>(items: Iterable<Item>): Generator<readonly Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Inserts the rows by COPY, and calls `onRows` with their number so far. */
export async function copyRows(
  client: Client,
  { table, columns, rows }: RowsOf,
  onRows: (copied: number) => void = () => undefined,
): Promise<void> {
  let copied = 0;
  for (const chunk of inChunks(rows)) {
    const stream = client.query(from(`COPY ${table} (${columns.join(", ")}) FROM STDIN`));
    stream.end(chunk.map(lineOf).join(""));
    await finished(stream);
    copied += chunk.length;
    onRows(copied);
  }
}
