import type { Client } from "pg";

export interface TableSum {
  readonly rows: number;
  /** Sum over all rows of 64 bits of each row's MD5, so that their order does not matter. */
  readonly checksum: string;
}

/** By table or sequence, such as `public.account`. A sequence has its last value as checksum. */
export type TableSums = Readonly<Record<string, TableSum>>;

/** The texts of rows depend on these. */
const SETTINGS = `SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD';
  SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'`;

const TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`;

const SEQUENCES = `SELECT format('%I.%I', schemaname, sequencename) AS name,
  coalesce(last_value::text, '') AS last FROM pg_sequences ORDER BY name`;

const sumOf = (table: string) => `SELECT count(*)::int AS rows,
  coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text AS checksum
  FROM ${table} t`;

/** Reads every row of a database. Needs a transaction. */
export async function sumTables(client: Client): Promise<TableSums> {
  await client.query(SETTINGS);
  const sums: Record<string, TableSum> = {};
  const tables = await client.query<{ name: string }>(TABLES);
  for (const { name } of tables.rows) {
    const { rows } = await client.query<TableSum>(sumOf(name));
    if (rows[0]) sums[name] = rows[0];
  }
  const sequences = await client.query<{ name: string; last: string }>(SEQUENCES);
  for (const { name, last } of sequences.rows) sums[name] = { rows: 1, checksum: last };
  return sums;
}

/** Returns a sentence for each table that differs. */
export function differences(saved: TableSums, found: TableSums): readonly string[] {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [one, other] = [saved[name], found[name]];
    if (!one) return `${name} is not in the backup.`;
    if (!other) return `${name} is missing.`;
    if (one.rows !== other.rows) return `${name} has ${other.rows} rows instead of ${one.rows}.`;
    return one.checksum === other.checksum ? [] : `${name} has other contents in its rows.`;
  });
}
