import type { Pool } from "pg";

export type Rows = Pick<Pool, "query">;

interface Row {
  readonly id: unknown;
  readonly text: string;
}

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') AND tablename <> '_prisma_migrations'
  ORDER BY 1`;

export interface MemberRows {
  readonly rows: readonly string[];
  readonly ids: readonly string[];
}

export async function allRows(db: Rows): Promise<readonly string[]> {
  return (await read(db)).map(({ text }) => text).sort();
}

/** Returns rows that contain one of `words`, and all rows that refer to them. */
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
