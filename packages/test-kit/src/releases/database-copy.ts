import { type Client, escapeIdentifier } from "pg";

export interface DatabaseCopy {
  readonly schema: readonly string[];
  /** Rows as JSON texts by table. Parsing them would round large numbers. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  readonly sequences: Readonly<Record<string, string>>;
}

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`;

const SEQUENCES = `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS last
  FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY name`;

const COLUMNS = `SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;

async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  return rows.map(({ name }) => name);
}

export async function copyDatabase(
  client: Client,
  schema: readonly string[],
): Promise<DatabaseCopy> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of await tablesOf(client)) {
    const found = await client.query<{ row: string }>(
      `SELECT row_to_json(t)::text AS row FROM ${table} t ORDER BY t`,
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  const sequences = await client.query<{ name: string; last: string }>(SEQUENCES);
  return {
    schema,
    rows,
    sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, last])),
  };
}

export async function pasteDatabase(client: Client, copy: DatabaseCopy): Promise<void> {
  for (const sql of copy.schema) await client.query(sql);
  // The replica role disables foreign keys and triggers.
  await client.query("BEGIN; SET LOCAL session_replication_role = replica");
  // Migrations may have inserted rows.
  await client.query(`TRUNCATE ${(await tablesOf(client)).join(", ")}`);
  for (const [table, rows] of Object.entries(copy.rows)) await pasteRows(client, table, rows);
  for (const [name, last] of Object.entries(copy.sequences)) {
    await client.query("SELECT setval($1::regclass, $2)", [name, last]);
  }
  await client.query("COMMIT");
}

async function pasteRows(client: Client, table: string, rows: readonly string[]): Promise<void> {
  const found = await client.query<{ name: string }>(COLUMNS, [table]);
  const columns = found.rows.map(({ name }) => escapeIdentifier(name)).join(", ");
  await client.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM unnest($1::json[]) AS row, json_populate_record(null::${table}, row)`,
    [rows],
  );
}
