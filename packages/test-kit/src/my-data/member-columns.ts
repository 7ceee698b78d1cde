import type { RecordKind } from "@eightcount/service-kit/my-data/record-kind";
import type { Rows } from "../isolation/member-rows";

export interface TableColumn {
  readonly table: string;
  readonly column: string;
  /** Name of the type in the database, such as `uuid` or `_text`. */
  readonly type: string;
}

const COLUMNS = `
  SELECT c.table_name AS "table", c.column_name AS "column", c.udt_name AS type
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
    AND c.table_name <> '_prisma_migrations'
  ORDER BY c.table_name, c.ordinal_position`;

export async function columnsOf(db: Rows): Promise<readonly TableColumn[]> {
  return (await db.query<TableColumn>(COLUMNS)).rows;
}

/** Names under which columns hold the id of a member. */
const MEMBER_COLUMN = /^((member|account|user|customer|owner|viewer|giver)(_?id)?)$/i;

const FOREIGN_KEYS = `
  SELECT con.conrelid::regclass::text AS "table", child.attname AS "column",
    con.confrelid::regclass::text AS "parentTable", parent.attname AS "parentColumn"
  FROM pg_constraint con
  JOIN pg_attribute child ON child.attrelid = con.conrelid AND child.attnum = con.conkey[1]
  JOIN pg_attribute parent ON parent.attrelid = con.confrelid AND parent.attnum = con.confkey[1]
  WHERE con.contype = 'f' AND cardinality(con.conkey) = 1`;

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parentTable: string;
  readonly parentColumn: string;
}

const unquoted = (name: string): string => name.replaceAll('"', "");

/** Column of the parent that a column refers to, by `table.column`. */
export async function parentColumns(db: Rows): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<ForeignKey>(FOREIGN_KEYS);
  return new Map(
    rows.map(({ table, column, parentTable, parentColumn }) => [
      `${unquoted(table)}.${column}`,
      `${unquoted(parentTable)}.${parentColumn}`,
    ]),
  );
}

export async function tablesNamingMembers(
  db: Rows,
  memberRow?: string,
): Promise<readonly string[]> {
  const named = (await columnsOf(db))
    .filter(({ table, column }) => MEMBER_COLUMN.test(column) || `${table}.${column}` === memberRow)
    .map(({ table }) => table);
  const parents = [...(await parentColumns(db))].map(([from, to]) => [tableOf(from), tableOf(to)]);
  const found = new Set(named);
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [child = "", parent = ""] of parents) if (found.has(parent)) found.add(child);
  }
  return [...found].sort();
}

const tableOf = (name: string): string => name.split(".")[0] ?? "";

/** Returns the tables with the value in any column, also within JSON and lists. */
export async function tablesWithValue(db: Rows, value: string): Promise<readonly string[]> {
  const tables = [...new Set((await columnsOf(db)).map(({ table }) => table))];
  const found: string[] = [];
  for (const table of tables) {
    const { rowCount } = await db.query(
      `SELECT 1 FROM "${table}" t WHERE strpos(to_jsonb(t)::text, $1) > 0 LIMIT 1`,
      [value],
    );
    if (rowCount !== 0) found.push(table);
  }
  return found;
}

/** Returns columns of exported tables that no kind treats, and treated ones that do not exist. */
export async function untreatedColumns(
  db: Rows,
  kinds: readonly RecordKind[],
): Promise<readonly string[]> {
  const treated = new Set(
    kinds.flatMap(({ table, columns, leftOut }) =>
      [...Object.keys(columns), ...Object.keys(leftOut)].map((column) => `${table}.${column}`),
    ),
  );
  const exported = new Set(kinds.map(({ table }) => table));
  const real = (await columnsOf(db))
    .filter(({ table }) => exported.has(table))
    .map(({ table, column }) => `${table}.${column}`);
  const missing = real.filter((name) => !treated.has(name));
  return [...missing, ...[...treated].filter((name) => !real.includes(name))];
}
