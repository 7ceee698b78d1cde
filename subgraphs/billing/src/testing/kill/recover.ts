import { randomUUID } from "node:crypto";
import { deliver } from "@eightcount/test-kit/events/deliver";
import type { BillingFixture } from "../billing-fixture";
import type { Subject } from "./flows";
import type { Life } from "./life";

/** A process that runs billing's background work. */
export type Worker = Pick<Life, "billing">;

/** Delivers a notice about the member's subscription, which may have arrived while billing was down. */
export async function notice({ billing }: Worker, fixture: BillingFixture, { member }: Subject) {
  const { rows } = await fixture.sandbox.database.query<{ id: string }>(
    `SELECT one->>'id' AS id FROM sandbox.account_book,
       jsonb_array_elements((book->'subscriptions')::jsonb) WITH ORDINALITY AS list(one, place)
     WHERE code = $1 ORDER BY place DESC LIMIT 1`,
    [member.memberId],
  );
  const [newest] = rows;
  if (!newest) return;
  await deliver(billing.modules.webhooks, {
    id: randomUUID(),
    topic: "provider.noticed",
    payload: {
      key: randomUUID(),
      objectType: "subscription",
      objectId: newest.id,
      eventType: "updated",
    },
    occurredAt: new Date().toISOString(),
  });
}

/** Runs the reconciler and the gift card job, some minutes later. */
export async function reconcileLater(
  { billing }: Worker,
  { db }: BillingFixture,
  { member }: Subject,
) {
  for (const table of ["purchase_attempt", "billing_action"]) {
    await db.query(
      `UPDATE ${table} SET updated_at = updated_at - interval '3 minutes'
       WHERE member_id = $1 AND state = 'OPEN'`,
      [member.memberId],
    );
  }
  await db.query(
    `UPDATE member_subscription SET reading_began_at = reading_began_at - interval '20 minutes'
     WHERE member_id = $1`,
    [member.memberId],
  );
  await db.query(
    "UPDATE gift_redemption SET sent_at = sent_at - interval '3 minutes' WHERE member_id = $1",
    [member.memberId],
  );
  await db.query(
    "UPDATE gift_order SET updated_at = updated_at - interval '3 minutes' WHERE giver_id = $1",
    [member.memberId],
  );
  await billing.modules.giftCards.services.deliveries.deliver();
  await billing.modules.giftCards.services.settlements.settleAll();
  await billing.modules.reconcile.services.reconcile.reconcile();
}
