import { allEvents } from "@eightcount/contracts/all-events";
import { readPayload } from "@eightcount/contracts/read-payload";
import type { Pool } from "pg";

/** An event as it is stored. */
export interface OutboxEvent {
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Returns the events in a database's outbox, oldest first, after checking each against its contract.
 * @throws UnfitPayload when one does not fit, as a row written by SQL may not.
 */
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
