import type { ClientBase, Pool } from "pg";

const TAKE = "INSERT INTO inbox_event (id) VALUES ($1) ON CONFLICT (id) DO NOTHING";

/**
 * True the first time an event is seen. Call it inside the transaction that acts on the event,
 * so that a failed attempt leaves no mark.
 */
export async function onceOnly(client: ClientBase | Pool, eventId: string): Promise<boolean> {
  const { rowCount } = await client.query(TAKE, [eventId]);
  return rowCount === 1;
}
