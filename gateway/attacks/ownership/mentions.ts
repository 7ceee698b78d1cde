import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";

/** Rows as text, each after `database.table`. */
export type Mentions = readonly string[];

const STATEMENTS = `SELECT format('SELECT %L AS name, t::text AS row FROM %I.%I t
    WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) one WHERE strpos(t::text, one) > 0)',
    tablename, schemaname, tablename) AS sql
  FROM pg_tables WHERE schemaname IN ('public', 'sandbox') AND tablename <> 'audit_log'`;

const queries = new Map<string, string>();

async function queryOf(database: string): Promise<string> {
  const known = queries.get(database);
  if (known !== undefined) return known;
  const statements = await rowsOf<{ sql: string }>(database, STATEMENTS, []);
  const query = statements.map(({ sql }) => sql).join("\nUNION ALL ");
  queries.set(database, query);
  return query;
}

/** Every row of the stack that holds one of these texts. */
export async function mentionsOf(texts: readonly string[]): Promise<Mentions> {
  const found = await Promise.all(
    Object.keys(journeyStack().databases).map(async (database) => {
      const query = await queryOf(database);
      const rows = await rowsOf<{ name: string; row: string }>(database, query, [texts]);
      return rows.map(({ name, row }) => `${database}.${name} ${row}`);
    }),
  );
  return found.flat().sort();
}

/** Tables that lost a row or changed one, and tables that have a new one. */
export function diffMentions(before: Mentions, after: Mentions) {
  const tablesOf = (rows: Mentions) => [...new Set(rows.map((row) => row.split(" ", 1)[0]))];
  return {
    changed: tablesOf(before.filter((row) => !after.includes(row))),
    added: tablesOf(after.filter((row) => !before.includes(row))),
  };
}
