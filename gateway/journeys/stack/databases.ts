import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { Client } from "pg";

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
  const client = await connectTo(database);
  try {
    return (await client.query<R>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
