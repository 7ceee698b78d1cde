import { randomUUID } from "node:crypto";
import { counters } from "@eightcount/rules/telemetry/registry";
import { deliver } from "@eightcount/test-kit/events/deliver";
import { recordCounts } from "@eightcount/test-kit/telemetry/recorded-counts";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, aSubscriber, buy, cards } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
type Member = ReturnType<typeof aMember>;

async function ledgerOf({ memberId }: Member) {
  const { rows } = await fixture.db.query(
    `SELECT kind, actor, attempt_id, details, amount_cents, currency FROM ledger_entry
     WHERE member_id = $1 ORDER BY id`,
    [memberId],
  );
  return rows;
}
const kindsOf = async (member: Member) => (await ledgerOf(member)).map(({ kind }) => kind);
const BOUGHT = [
  "ATTEMPT_STARTED",
  "ATTEMPT_SENT",
  "STATE_CHANGED",
  "ENTITLEMENT_CHANGED",
  "CHARGED",
  "ATTEMPT_SUCCEEDED",
];
const reconcile = () => fixture.billing.modules.reconcile.services.reconcile.reconcile();
const outdate = ({ memberId }: Member, time: string) =>
  fixture.db.query(
    `UPDATE member_subscription SET reading_began_at = reading_began_at - $2::interval
     WHERE member_id = $1`,
    [memberId, time],
  );

describe("the ledger", () => {
  it("tells a purchase from the press of the button to the charge", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    await buy(fixture, order, member);
    await fixture.subscriptions.sync(member.memberId);
    await buy(fixture, order, member);
    const entries = await ledgerOf(member);
    expect(entries.map(({ kind }) => kind)).toEqual(BOUGHT);
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(["MEMBER"]));
    expect(entries[0]).toMatchObject({
      attempt_id: order.attemptId,
      details: { action: "PURCHASE", planCode: "eightcount-monthly", hasGiftCard: false },
    });
    expect(entries[2]?.details).toMatchObject({
      accountStatus: "ACTIVE",
      planCode: "eightcount-monthly",
    });
    expect(entries[5]?.attempt_id).toBe(order.attemptId);
    expect(entries[3]?.details).toEqual({ isEntitled: true, planCode: "eightcount-monthly" });
    expect(entries[4]).toMatchObject({
      details: { invoiceNumber: expect.stringMatching(/^\d+$/) },
      amount_cents: 3_900,
      currency: "USD",
    });
  });

  it("keeps what was refused and challenged, and why", async () => {
    const member = aMember();
    const { code } = await buy(fixture, await anOrder(fixture, { card: cards.declined }), member);
    await buy(fixture, await anOrder(fixture, { card: cards.challenge }), member);
    const entries = await ledgerOf(member);
    expect(entries.map(({ kind }) => kind)).toEqual([
      "ATTEMPT_STARTED",
      "ATTEMPT_SENT",
      "ATTEMPT_REFUSED",
      "ATTEMPT_STARTED",
      "ATTEMPT_SENT",
      "ATTEMPT_CHALLENGED",
    ]);
    expect(entries[2]?.details).toMatchObject({ action: "PURCHASE", code });
  });

  it("names a gift card's use, not its code", async () => {
    const member = aMember();
    const order = { planChoice: "GIFT_YEARLY", giftCardRedemptionCode: "GIFT-YEAR" };
    await buy(fixture, await anOrder(fixture, order), member);
    expect((await ledgerOf(member))[0]?.details).toMatchObject({ hasGiftCard: true });
  });

  it("follows the offer, a cancellation, and a reactivation of the member", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const offer = { attemptId: randomUUID(), reason: "OTHER", feedback: "My own words." };
    await act(fixture, "acceptRetentionOffer", member, offer);
    await act(fixture, "cancelSubscription", member);
    await act(fixture, "reactivateSubscription", member);
    const done = ["ATTEMPT_STARTED", "ATTEMPT_SENT", "STATE_CHANGED", "ATTEMPT_SUCCEEDED"];
    expect(await kindsOf(member)).toEqual([...BOUGHT, ...done, ...done, ...done]);
    const [started, sent, changed, succeeded] = (await ledgerOf(member)).slice(BOUGHT.length);
    const { attemptId } = offer;
    expect([started, sent, succeeded].map((entry) => entry.attempt_id)).toEqual(
      Array(3).fill(attemptId),
    );
    expect(started.details).toEqual({ action: "ACCEPT_RETENTION_OFFER" });
    expect(sent.details).toMatchObject({ nextBillDate: expect.stringMatching(/^\d{4}-/) });
    expect(changed.details).toEqual({
      periodEndsAt: sent.details.nextBillDate,
      "periodEndsAt.was": expect.stringMatching(/^\d{4}-/),
    });
  });

  it("tells a change that a webhook reported from one that the reconciler repaired", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.cancel(subscription.subscriptionId);
    await deliver(fixture.billing.modules.webhooks, {
      id: randomUUID(),
      topic: "provider.noticed",
      version: 1,
      payload: {
        key: randomUUID(),
        objectType: "subscription",
        objectId: subscription.subscriptionId,
        eventType: "canceled",
      },
      occurredAt: new Date().toISOString(),
    });
    await fixture.provider.reactivateSubscription(subscription.subscriptionId, null, {
      idempotencyKey: randomUUID(),
    });
    const counts = recordCounts();
    await outdate(member, "16 minutes");
    await reconcile();
    await outdate(member, "16 minutes");
    await reconcile();
    expect((await ledgerOf(member)).slice(BOUGHT.length)).toMatchObject([
      {
        kind: "STATE_CHANGED",
        actor: "WEBHOOK",
        attempt_id: null,
        details: { accountStatus: "CANCELLED", "accountStatus.was": "ACTIVE" },
      },
      {
        kind: "STATE_REPAIRED",
        actor: "RECONCILER",
        attempt_id: null,
        details: { accountStatus: "ACTIVE", "accountStatus.was": "CANCELLED" },
      },
    ]);
    expect(counts.of(counters.billingRepairs)).toEqual([{}]);
  });

  it("a subscription that began without us is found and repaired a day later", async () => {
    const member = aMember();
    const tokenId = await fixture.sandbox.cardToken(cards.good);
    await fixture.subscriptions.sync(member.memberId);
    await fixture.provider.purchase({
      holder: { memberId: member.memberId, email: String(member.email) },
      idempotencyKey: randomUUID(),
      ...{ planCode: "eightcount-monthly", currency: "USD", couponCodes: [], giftCardCode: null },
      ...{ skipsTrial: true, firstName: "Ada", lastName: "Tempo" },
      ...{ tokenId, challengeResultTokenId: null },
    });
    await outdate(member, "23 hours");
    await reconcile();
    expect(await kindsOf(member)).toEqual([]);
    await outdate(member, "2 hours");
    await reconcile();
    expect(await kindsOf(member)).toEqual(["STATE_REPAIRED", "ENTITLEMENT_CHANGED", "CHARGED"]);
  });

  it("holds no card, token, gift code, name, address, or words of a member", async () => {
    const { rows } = await fixture.db.query("SELECT to_jsonb(l)::text AS text FROM ledger_entry l");
    const text = rows.map((row) => row.text).join("\n");
    expect(rows.length).toBeGreaterThan(20);
    expect(text.replaceAll(UUID, "")).not.toMatch(
      /41111|ending with|[Tt]oken|GIFT-YEAR|Moreau|@eightcount|own words/,
    );
  });

  it("is append-only, even for its owner's statements", async () => {
    for (const change of [
      "UPDATE ledger_entry SET kind = 'CHARGED'",
      "DELETE FROM ledger_entry",
      "TRUNCATE ledger_entry",
    ]) {
      await expect(fixture.db.query(change)).rejects.toThrow("append-only");
    }
  });
});
