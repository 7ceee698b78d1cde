import type { Pool, PoolClient } from "pg";
import type { InboxRepository } from "../events/inbox.repository";
import type { EntitlementNews } from "./entitlement.rules";

// Older news changes nothing, and the same news twice changes nothing either.
const APPLY = `
  UPDATE account SET
    groups = CASE WHEN $2 THEN array_append(array_remove(groups, 'SUBSCRIBER'), 'SUBSCRIBER')
                  ELSE array_remove(groups, 'SUBSCRIBER') END,
    entitlement_at = $3, updated_at = now()
  WHERE id = $1 AND (entitlement_at IS NULL OR entitlement_at < $3)`;

/** Keeps what billing says about the Subscriber group. */
export class EntitlementRepository {
  constructor(
    private readonly pool: Pool,
    private readonly inbox: InboxRepository,
  ) {}

  /** Applies news unless newer news was applied before; true when anything changed. */
  async apply(news: EntitlementNews): Promise<boolean> {
    return this.#apply(this.pool, news);
  }

  /** The same for an event, whose second delivery is not even looked at. */
  async applyOnce(eventId: string, news: EntitlementNews): Promise<boolean> {
    return this.inbox.once(eventId, (client) => this.#apply(client, news));
  }

  async #apply(client: Pool | PoolClient, news: EntitlementNews): Promise<boolean> {
    const values = [news.memberId, news.isEntitled, news.occurredAt];
    const { rowCount } = await client.query(APPLY, values);
    return rowCount === 1;
  }
}
