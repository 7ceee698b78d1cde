import { claimEvent } from "@eightcount/service-kit/events/inbox";
import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";

export class InboxRepository {
  constructor(private readonly pool: Pool) {}

  /** Runs `work` the first time an event arrives. An event whose work failed counts as new. */
  async once(eventId: string, work: (client: PoolClient) => Promise<unknown>): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      const isFirst = await claimEvent(client, eventId);
      if (isFirst) await work(client);
      return isFirst;
    });
  }
}
