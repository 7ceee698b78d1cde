import pg, { type Pool } from "pg";
import type { RecordKind } from "./record-kind";

export interface RecordTable {
  readonly name: string;
  /** One heading per value of a row. */
  readonly columns: readonly string[];
  /** Newest first. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** Whether there are older rows that are not included. */
  readonly isTruncated: boolean;
}

/** More than a member writes in years, and little enough for one response. */
export const MAX_RECORDS = 10_000;

const { BOOL, TIMESTAMPTZ } = pg.types.builtins;
const toDate = pg.types.getTypeParser(TIMESTAMPTZ);

const readable: Readonly<Record<number, (value: string) => string>> = {
  [BOOL]: (value) => (value === "t" ? "yes" : "no"),
  [TIMESTAMPTZ]: (value) => new Date(toDate(value) as Date).toISOString(),
};
const types = { getTypeParser: (oid: number) => readable[oid] ?? ((value: string) => value) };

export async function readRecords(
  db: Pick<Pool, "query">,
  kinds: readonly RecordKind[],
  memberId: string,
): Promise<readonly RecordTable[]> {
  const tables: RecordTable[] = [];
  for (const kind of kinds) {
    const { rows } = await db.query<(string | null)[]>({
      text: statementFor(kind),
      values: [memberId, MAX_RECORDS + 1],
      rowMode: "array",
      types: types as never,
    });
    tables.push({
      name: kind.name,
      columns: Object.values(kind.columns).map(headingOf),
      rows: rows.slice(0, MAX_RECORDS),
      isTruncated: rows.length > MAX_RECORDS,
    });
  }
  return tables;
}

type Column = RecordKind["columns"][string];

const headingOf = (column: Column): string =>
  typeof column === "string" ? column : column.heading;

function statementFor({ table, columns, ownedBy, newestBy }: RecordKind): string {
  const values = Object.entries(columns).map(([name, column]) =>
    typeof column === "string" ? `"${name}"` : (column.sql ?? `"${name}"`),
  );
  return `SELECT ${values.join(", ")} FROM "${table}" WHERE ${ownedBy}
    ORDER BY "${newestBy}" DESC LIMIT $2`;
}
