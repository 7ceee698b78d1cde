import { claimEvent } from "@eightcount/service-kit/events/inbox";
import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";
import type { ClassFact } from "./class-fact";

const FIND = `
  SELECT class_id AS "classId", duration_seconds AS "durationSeconds", level
  FROM class_fact WHERE class_id = $1`;

// Events can overtake each other, so the latest publication wins.
const UPSERT = `
  INSERT INTO class_fact AS f (class_id, duration_seconds, level, published_at)
  VALUES ($1, $2, $3, $4)
  ON CONFLICT (class_id) DO UPDATE SET
    duration_seconds = excluded.duration_seconds, level = excluded.level,
    published_at = excluded.published_at
  WHERE excluded.published_at >= f.published_at`;

export class ClassFactRepository {
  constructor(private readonly pool: Pool) {}

  async find(classId: string): Promise<ClassFact | null> {
    const { rows } = await this.pool.query<ClassFact>(FIND, [classId]);
    return rows[0] ?? null;
  }

  /** Stores the facts once per event. Returns false if the event was handled before. */
  async saveOnce(eventId: string, fact: ClassFact, publishedAt: Date): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      const isNew = await claimEvent(client, eventId);
      if (isNew) await upsert(client, fact, publishedAt);
      return isNew;
    });
  }
}

async function upsert(client: PoolClient, fact: ClassFact, publishedAt: Date): Promise<void> {
  const { classId, durationSeconds, level } = fact;
  await client.query(UPSERT, [classId, durationSeconds, level, publishedAt]);
}
