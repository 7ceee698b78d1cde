import type { Pool, PoolClient } from "pg";

type Work<T> = (client: PoolClient) => Promise<T>;

/** Runs `work` in one transaction; anything thrown rolls it back. */
export const inTransaction = <T>(pool: Pool, work: Work<T>): Promise<T> =>
  runEnding(pool, work, "commit");

/** Runs `work` in a transaction that is rolled back whatever happens. */
export const withoutTrace = <T>(pool: Pool, work: Work<T>): Promise<T> =>
  runEnding(pool, work, "rollback");

async function runEnding<T>(pool: Pool, work: Work<T>, end: "commit" | "rollback"): Promise<T> {
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
    // A connection that could not even roll back is not lent again.
    client.release(lost);
  }
}
