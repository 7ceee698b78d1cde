import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { Pool } from "pg";

/** A migrated database for one test file, with a pool. */
export interface ViewingDatabase {
  readonly url: string;
  readonly pool: Pool;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function viewingDatabase(): Promise<ViewingDatabase> {
  const database: TestDatabase = await testDatabase("viewing");
  const pool = new Pool({ connectionString: database.url, max: 8 });
  const close = async () => {
    await pool.end();
    await database.close();
  };
  return { url: database.url, pool, reset: () => database.reset(), close };
}
