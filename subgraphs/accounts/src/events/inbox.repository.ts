import { claimEvent } from "@eightcount/service-kit/events/inbox";
import type { Pool, PoolClient } from "pg";

export class InboxRepository {
  constructor(private readonly pool: Pool) {}

  /** Runs `work` the first time an event arrives. An event whose work failed counts as new. */
  async once(eventId: string, work: (client: PoolClient) => Promise<unknown>): Promise<boolean> {
    const client = await this.pool.connect();
    try {
      await client.query("BEGIN");
      const isFirst = await claimEvent(client, eventId);
      if (isFirst) await work(client);
      await client.query("COMMIT");
      return isFirst;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
