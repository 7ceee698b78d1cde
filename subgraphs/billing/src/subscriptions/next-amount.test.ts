import { planCodes } from "@eightcount/rules/billing/plans";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

async function aTrial(order: object = {}) {
  const { memberId, ...member } = aMember();
  const bought = await buy(fixture, await anOrder(fixture, { ...order }), { ...member, memberId });
  return { memberId, subscription: bought.subscription };
}

/** What the settings promise now, and what the trial's end then charges. */
async function promisedAndCharged(memberId: string) {
  await fixture.subscriptions.sync(memberId);
  const { rows } = await fixture.db.query<{ next_amount_cents: number }>(
    "SELECT next_amount_cents FROM member_subscription WHERE member_id = $1",
    [memberId],
  );
  await fixture.sandbox.advance(memberId, 8);
  return [rows[0]?.next_amount_cents, await fixture.sandbox.lastCharge(memberId)];
}

describe("the next billing amount", () => {
  it("in a trial with a coupon, is the first charge", async () => {
    const { memberId, subscription } = await aTrial({ couponCodes: ["YEAR20"] });
    expect(subscription.nextBillingAmountCents).toBe(7920);
    expect(await promisedAndCharged(memberId)).toEqual([7920, 7920]);
    expect(await promisedAndCharged(memberId)).toEqual([9900, 7920]);
  });

  it("is the price of a pending change, with the coupons that cover the new plan", async () => {
    const { memberId, subscription } = await aTrial({ couponCodes: ["YEAR20", "TENOFF"] });
    await fixture.sandbox.changePlan(subscription.subscriptionId, planCodes.monthly);
    expect(await promisedAndCharged(memberId)).toEqual([2900, 2900]);
  });
});
