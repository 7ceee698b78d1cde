import type { Pool, PoolClient } from "pg";

type Work<T> = (client: PoolClient) => Promise<T>;

export const inTransaction = <T>(pool: Pool, work: Work<T>): Promise<T> =>
  runTransaction(pool, work, "commit");

export const inRolledBackTransaction = <T>(pool: Pool, work: Work<T>): Promise<T> =>
  runTransaction(pool, work, "rollback");

async function runTransaction<T>(
  pool: Pool,
  work: Work<T>,
  end: "commit" | "rollback",
): Promise<T> {
  const client = await pool.connect();
  let lost: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query(end);
    return result;
  } catch (error) {
    await client.query("rollback").catch((reason: Error) => {
      lost = reason;
    });
    throw error;
  } finally {
    // Destroys a connection that could not roll back.
    client.release(lost);
  }
}
