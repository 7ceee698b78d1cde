import type { ClientBase, Pool } from "pg";

const CLAIM = "INSERT INTO inbox_event (id) VALUES ($1) ON CONFLICT (id) DO NOTHING";

/** Call it inside the transaction that acts on the event, so a failed attempt leaves no mark. */
export async function claimEvent(client: ClientBase | Pool, eventId: string): Promise<boolean> {
  const { rowCount } = await client.query(CLAIM, [eventId]);
  return rowCount === 1;
}
