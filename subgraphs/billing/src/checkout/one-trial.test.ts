import { aMember, type BillingWorld, billingWorld } from "../testing/billing-world";
import { anOrder, buy } from "../testing/orders";

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld();
});
afterAll(() => world.close());

describe("one trial per account and card", () => {
  it("AMB-104 a second trial by the same card falls to the regular twin, also for another member", async () => {
    const card = "4012888888881881";
    const [first, second] = [aMember(), aMember()];
    expect(await buy(world, await anOrder(world, { card }), first)).toMatchObject({
      subscription: { planCode: "eightcount-trial-covid-yearly", isTrial: true },
    });
    expect(await buy(world, await anOrder(world, { card }), second)).toMatchObject({
      __typename: "SubscriptionPurchased",
      subscription: {
        planCode: "eightcount-regular-covid-yearly",
        isTrial: false,
        trialEndsAt: null,
      },
    });
    expect(await world.sandbox.lastCharge(first.memberId)).toBe(0);
    expect(await world.sandbox.lastCharge(second.memberId)).toBe(9900);
  });

  it("AMB-104 a second trial of the same account falls to the regular twin", async () => {
    const member = aMember();
    await buy(world, await anOrder(world, { planChoice: "MONTHLY" }), member);
    await world.sandbox.database.query(
      `UPDATE sandbox.account_book
       SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
      [member.memberId],
    );
    expect(await buy(world, await anOrder(world), member)).toMatchObject({
      subscription: { planCode: "eightcount-regular-covid-yearly", isTrial: false },
    });
  });
});
