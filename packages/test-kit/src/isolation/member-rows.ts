import type { Pool } from "pg";

/** The database a snapshot is taken of. */
export type Rows = Pick<Pool, "query">;

/** One row: its table and its columns as JSON. */
interface Row {
  readonly id: unknown;
  readonly text: string;
}

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> '_prisma_migrations'
  ORDER BY 1`;

/** What leads to one member: the rows, and the ids of those rows. */
export interface MemberRows {
  readonly rows: readonly string[];
  readonly ids: readonly string[];
}

/** Every row of the database as text. */
export async function allRows(db: Rows): Promise<readonly string[]> {
  return (await read(db)).map(({ text }) => text).sort();
}

/**
 * The rows that name a member, by one of `words`, and the rows that name those: the tokens of the
 * member's sign-ins as well as the sign-ins.
 */
export async function rowsOf(db: Rows, words: readonly string[]): Promise<MemberRows> {
  const rows = await read(db);
  const known = new Set(words);
  for (let grown = true; grown; ) {
    const ids = rows
      .filter(({ text }) => [...known].some((word) => text.includes(word)))
      .map(({ id }) => id)
      .filter((id) => typeof id === "string" && !known.has(id));
    for (const id of ids) known.add(id as string);
    grown = ids.length > 0;
  }
  const ids = [...known];
  const own = rows.filter(({ text }) => ids.some((id) => text.includes(id)));
  return { rows: own.map(({ text }) => text).sort(), ids };
}

async function read(db: Rows): Promise<readonly Row[]> {
  const { rows: tables } = await db.query<{ name: string }>(TABLES);
  const rows: Row[] = [];
  for (const { name } of tables) {
    const { rows: found } = await db.query<{ row: { id?: unknown } }>(
      `SELECT to_jsonb(t) AS row FROM ${name} t`,
    );
    rows.push(...found.map(({ row }) => ({ id: row.id, text: `${name} ${JSON.stringify(row)}` })));
  }
  return rows;
}
