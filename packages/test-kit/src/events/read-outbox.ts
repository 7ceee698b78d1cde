import { allEvents } from "@eightcount/contracts/all-events";
import { readPayload } from "@eightcount/contracts/read-payload";
import type { Pool } from "pg";

export interface OutboxEvent {
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Returns the events, oldest first. @throws InvalidPayloadError if one violates its contract. */
export async function readOutbox(pool: Pick<Pool, "query">): Promise<readonly OutboxEvent[]> {
  const { rows } = await pool.query(
    "SELECT topic, version, payload FROM outbox_event ORDER BY created_at, id",
  );
  return rows.map(({ topic, version, payload }) => {
    const contract = allEvents.find((event) => event.topic === topic);
    if (!contract) throw new Error(`no contract for ${topic}`);
    readPayload(contract, { version, payload });
    return { topic, payload };
  });
}
