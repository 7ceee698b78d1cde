import { Client, Pool } from "pg";
import { journeyStack } from "./journey-stack";

const pools = new Map<string, Pool>();

/** A new connection costs PostgreSQL more than most queries of a test. */
function poolOf(connectionString: string): Pool {
  const known = pools.get(connectionString);
  if (known) return known;
  const pool = new Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // Its stack may stop, or a test may kill PostgreSQL. The next query connects again.
  pool.on("error", () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

/** Opens a connection to one database of the stack. Close it in the same test. */
export async function connectTo(database: string): Promise<Client> {
  const client = new Client({ connectionString: journeyStack().databases[database] });
  await client.connect();
  return client;
}

/** Returns the rows of a query of one database of the stack. */
export async function rowsOf<R extends object>(
  database: string,
  sql: string,
  values: readonly unknown[],
): Promise<readonly R[]> {
  const connectionString = journeyStack().databases[database];
  if (!connectionString) throw new Error(`the stack has no database ${database}`);
  return (await poolOf(connectionString).query<R>(sql, [...values])).rows;
}
