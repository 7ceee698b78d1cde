import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool } from "pg";

const TABLES = [
  "viewing_origin",
  "viewed_class",
  "class_record",
  "saved_class",
  "class_feedback",
  "usage_metrics",
] as const;
const EVENTS = `DELETE FROM outbox_event WHERE payload->>'memberId' = $1`;

export class ErasureRepository {
  constructor(private readonly pool: Pool) {}

  async erase(memberId: string): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      for (const table of TABLES) {
        await client.query(`DELETE FROM ${table} WHERE member_id = $1::uuid`, [memberId]);
      }
      await client.query(EVENTS, [memberId]);
    });
  }
}
