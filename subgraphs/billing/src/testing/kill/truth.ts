import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { giverAccountOf } from "../../gift-cards/gift-request";
import type { BillingFixture } from "../billing-fixture";
import { memberSeenBy, subscriptionSeenBy } from "../member-subscription";

type Member = Viewer & { readonly memberId: string };

const FEEDBACKS = "cancellationFeedbacks { cancellationStatus cancellationReason feedback }";

/** Gift cards that were charged but not sold and mailed, or the reverse, or charged twice. */
async function giftFaults({ db, sandbox }: BillingFixture, memberId: string) {
  const { rows } = await db.query<{ attempt_id: string; is_sold: boolean }>(
    `SELECT attempt_id, state = 'SUCCEEDED' AND delivered_at IS NOT NULL AS is_sold
     FROM gift_order WHERE giver_id = $1`,
    [memberId],
  );
  const checked = rows.map(async (order) => {
    const charges = await sandbox.chargesOf(giverAccountOf(order.attempt_id));
    return charges.length === (order.is_sold ? 1 : 0) ? [] : [{ isSold: order.is_sold, charges }];
  });
  return (await Promise.all(checked)).flat();
}

/** Reads everything that an attempt leaves at the provider and here. */
export async function truthOf(fixture: BillingFixture, member: Member) {
  const { sandbox, db } = fixture;
  const { memberId } = member;
  const column = async (sql: string, of = db) =>
    (await of.query<{ value: unknown }>(sql, [memberId])).rows.map(({ value }) => value);
  const invoices = (isInState: string) =>
    column(
      `SELECT (invoice->>'total')::int AS value FROM sandbox.account_book,
         jsonb_array_elements((book->'invoices')::jsonb) WITH ORDINALITY AS list(invoice, place)
       WHERE code = $1 AND invoice->>'state' ${isInState} ORDER BY place`,
      sandbox.database,
    );
  const ofMember = async (topic: string) =>
    (await fixture.events(topic)).filter((payload) => payload.memberId === memberId);
  return {
    charges: await invoices("= 'paid'"),
    unpaid: await invoices("<> 'paid'"),
    subscriptions: await column(
      `SELECT one->>'state' AS value FROM sandbox.account_book,
         jsonb_array_elements((book->'subscriptions')::jsonb) WITH ORDINALITY AS list(one, place)
       WHERE code = $1 ORDER BY place`,
      sandbox.database,
    ),
    seen: await subscriptionSeenBy(fixture, member),
    feedbacks: (await memberSeenBy(fixture, FEEDBACKS, member, member)).cancellationFeedbacks,
    openAttempts: await column(
      `SELECT attempt_id AS value FROM purchase_attempt WHERE member_id = $1 AND state = 'OPEN'
       UNION ALL
       SELECT attempt_id FROM billing_action WHERE member_id = $1 AND state = 'OPEN'
       UNION ALL
       SELECT attempt_id FROM gift_redemption WHERE member_id = $1 AND state = 'OPEN'`,
    ),
    /** Credit of gift cards that the ledger has recorded. */
    credits: await column(
      `SELECT amount_cents AS value FROM ledger_entry WHERE member_id = $1
       AND kind = 'ATTEMPT_SUCCEEDED' AND details->>'action' = 'REDEEM_GIFT_CARD' ORDER BY id`,
    ),
    giftFaults: await giftFaults(fixture, memberId),
    turns: await column("SELECT attempt_id AS value FROM purchase_in_flight WHERE member_id = $1"),
    offers: await column("SELECT state AS value FROM retention_offer WHERE member_id = $1"),
    charged: await column(
      `SELECT amount_cents AS value FROM ledger_entry
       WHERE member_id = $1 AND kind = 'CHARGED' ORDER BY id`,
    ),
    repairs: await column(
      "SELECT details AS value FROM ledger_entry WHERE member_id = $1 AND kind = 'STATE_REPAIRED'",
    ),
    /** Attempts that the ledger says succeeded more than once. */
    doubled: await column(
      `SELECT attempt_id AS value FROM ledger_entry
       WHERE member_id = $1 AND kind = 'ATTEMPT_SUCCEEDED' GROUP BY 1 HAVING count(*) > 1`,
    ),
    notices: (await ofMember("notice.requested")).map(({ kind }) => String(kind)).sort(),
    entitlements: (await ofMember("entitlement.changed")).map(({ isEntitled }) => isEntitled),
  };
}

export type Truth = Awaited<ReturnType<typeof truthOf>>;
