import { planCodes } from "@eightcount/rules/billing/plans";
import { aMember, type BillingWorld, billingWorld } from "../testing/billing-world";
import { anOrder, buy } from "../testing/orders";

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld();
});
afterAll(() => world.close());

async function aTrial(order: object = {}) {
  const { memberId, ...member } = aMember();
  const bought = await buy(world, await anOrder(world, { ...order }), { ...member, memberId });
  return { memberId, subscription: bought.subscription };
}

/** What the settings promise now, and what the trial's end then charges. */
async function promisedAndCharged(memberId: string) {
  await world.subscriptions.sync(memberId);
  const { rows } = await world.db.query<{ next_amount_cents: number }>(
    "SELECT next_amount_cents FROM member_subscription WHERE member_id = $1",
    [memberId],
  );
  await world.sandbox.advance(memberId, 8);
  return [rows[0]?.next_amount_cents, await world.sandbox.lastCharge(memberId)];
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
    await world.sandbox.changePlan(subscription.subscriptionId, planCodes.monthly);
    expect(await promisedAndCharged(memberId)).toEqual([2900, 2900]);
  });
});
