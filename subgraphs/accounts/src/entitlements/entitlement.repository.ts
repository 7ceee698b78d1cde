import type { Pool, PoolClient } from "pg";
import type { InboxRepository } from "../events/inbox.repository";
import type { EntitlementChange } from "./entitlement.rules";

// Matches no row for an older change, or for the same change again.
const APPLY = `
  UPDATE account SET
    groups = CASE WHEN $2 THEN array_append(array_remove(groups, 'SUBSCRIBER'), 'SUBSCRIBER')
                  ELSE array_remove(groups, 'SUBSCRIBER') END,
    entitlement_at = $3, updated_at = now()
  WHERE id = $1 AND (entitlement_at IS NULL OR entitlement_at < $3)`;

export class EntitlementRepository {
  constructor(
    private readonly pool: Pool,
    private readonly inbox: InboxRepository,
  ) {}

  /** Returns false when this change or a newer one was applied before. */
  async apply(change: EntitlementChange): Promise<boolean> {
    return this.#apply(this.pool, change);
  }

  async applyOnce(eventId: string, change: EntitlementChange): Promise<boolean> {
    return this.inbox.once(eventId, (client) => this.#apply(client, change));
  }

  async #apply(client: Pool | PoolClient, change: EntitlementChange): Promise<boolean> {
    const values = [change.memberId, change.isEntitled, change.occurredAt];
    const { rowCount } = await client.query(APPLY, values);
    return rowCount === 1;
  }
}
