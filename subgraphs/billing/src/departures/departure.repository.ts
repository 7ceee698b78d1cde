import { claimEvent } from "@eightcount/service-kit/events/inbox";
import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";

const WITHDRAWN = "SELECT 1 FROM inbox_event WHERE id = $1";
// A late request must not store an erased member again.
const REQUEST = `
  INSERT INTO pending_deletion (member_id, deletion_id)
  SELECT $1::uuid, $2 WHERE NOT EXISTS (SELECT 1 FROM erased_member WHERE member_id = $1::uuid)
  ON CONFLICT (member_id) DO UPDATE SET deletion_id = excluded.deletion_id`;
const WITHDRAW = "DELETE FROM pending_deletion WHERE deletion_id = $1";
// A withdrawal that arrived while the request was being stored.
const WITHDRAWN_LATE = `
  DELETE FROM pending_deletion USING inbox_event WHERE id::text = lower(deletion_id)`;
const RESTARTED = `
  SELECT member_id AS "memberId", deletion_id AS "deletionId"
  FROM pending_deletion JOIN member_subscription USING (member_id)
  WHERE account_status = 'ACTIVE' ORDER BY requested_at LIMIT $1`;
// Keeps late notices from storing the member again.
const MARK = `INSERT INTO erased_member (member_id) VALUES ($1) ON CONFLICT DO NOTHING`;
/** Tables without anything that the law asks to keep. */
const DELETED = [
  "membership_notice",
  "entitlement",
  "member_subscription",
  "billing_action",
  "retention_offer",
  "purchase_in_flight",
  "cancellation_feedback",
  "gift_redemption",
  "pending_deletion",
] as const;
// Plan and date of an order stay. What it was answered may quote the member.
const ORDERS = `
  UPDATE purchase_attempt SET outcome = NULL, order_hash = '',
    state = CASE WHEN state = 'SUCCEEDED' THEN state ELSE 'REFUSED' END
  WHERE member_id = $1::uuid`;
// A card that is still to be mailed says who gives it. Its names go once it was delivered.
const GIFTS = `
  UPDATE gift_order SET giver_id = NULL,
    giver_email = CASE WHEN state = 'OPEN' THEN giver_email ELSE '' END,
    giver_name = CASE WHEN waits THEN giver_name ELSE '' END,
    recipient_name = CASE WHEN waits THEN recipient_name ELSE '' END,
    recipient_email = CASE WHEN waits THEN recipient_email END,
    message = CASE WHEN waits THEN message END,
    forgotten_at = CASE WHEN waits THEN forgotten_at ELSE now() END
  FROM (
    SELECT attempt_id AS waiting_id, state = 'OPEN' OR (
      state = 'SUCCEEDED' AND delivery = 'EMAIL' AND delivered_at IS NULL) AS waits
    FROM gift_order WHERE giver_id = $1::uuid
  ) waiting
  WHERE attempt_id = waiting_id`;
// The outcome of an open order is still unknown, and its receipt is still to be mailed.
const ENDED_GIFTS = `
  SELECT attempt_id AS "attemptId" FROM gift_order
  WHERE giver_id = $1::uuid AND state <> 'OPEN' AND giver_closed_at IS NULL`;
const EVENTS = `DELETE FROM outbox_event WHERE payload->>'memberId' = $1`;

export interface DeletionRequest {
  readonly memberId: string;
  readonly deletionId: string;
}

export class DepartureRepository {
  constructor(private readonly pool: Pool) {}

  async request({ memberId, deletionId }: DeletionRequest): Promise<void> {
    await this.pool.query(REQUEST, [memberId, deletionId]);
  }

  /** Returns requests of members who have an active subscription, the oldest first. */
  async findRestarted(limit: number): Promise<readonly DeletionRequest[]> {
    await this.pool.query(WITHDRAWN_LATE);
    return (await this.pool.query<DeletionRequest>(RESTARTED, [limit])).rows;
  }

  /** Marks are kept longer than a queue retries a cancellation. */
  async withdraw(deletionId: string): Promise<void> {
    await claimEvent(this.pool, deletionId);
    await this.pool.query(WITHDRAW, [deletionId]);
  }

  async isWithdrawn(deletionId: string): Promise<boolean> {
    return (await this.pool.query(WITHDRAWN, [deletionId])).rowCount === 1;
  }

  /** Returns the attempts of gift cards that the member bought, until `erase` removes the member. */
  async findEndedGifts(memberId: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ attemptId: string }>(ENDED_GIFTS, [memberId]);
    return rows.map(({ attemptId }) => attemptId);
  }

  /** Keeps the ledger, orders' plans and dates, gifts to be mailed, and the CRM contact. */
  async erase(memberId: string): Promise<void> {
    await inTransaction(this.pool, (client) => eraseRows(client, memberId));
  }
}

async function eraseRows(client: PoolClient, memberId: string): Promise<void> {
  await client.query(MARK, [memberId]);
  for (const table of DELETED) {
    await client.query(`DELETE FROM ${table} WHERE member_id = $1::uuid`, [memberId]);
  }
  await client.query(ORDERS, [memberId]);
  await client.query(GIFTS, [memberId]);
  await client.query(EVENTS, [memberId]);
}
