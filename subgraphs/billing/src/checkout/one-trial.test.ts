import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { anOrder, buy } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

describe("one trial per account and card", () => {
  it("AMB-104 a second trial by the same card falls to the regular twin, also for another member", async () => {
    const card = "4012888888881881";
    const [first, second] = [aMember(), aMember()];
    expect(await buy(fixture, await anOrder(fixture, { card }), first)).toMatchObject({
      subscription: { planCode: "eightcount-trial-covid-yearly", isTrial: true },
    });
    expect(await buy(fixture, await anOrder(fixture, { card }), second)).toMatchObject({
      __typename: "SubscriptionPurchased",
      subscription: {
        planCode: "eightcount-regular-covid-yearly",
        isTrial: false,
        trialEndsAt: null,
      },
    });
    expect(await fixture.sandbox.lastCharge(first.memberId)).toBe(0);
    expect(await fixture.sandbox.lastCharge(second.memberId)).toBe(9900);
  });

  it("AMB-104 a second trial of the same account falls to the regular twin", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture, { planChoice: "MONTHLY" }), member);
    await fixture.sandbox.database.query(
      `UPDATE sandbox.account_book
       SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
      [member.memberId],
    );
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      subscription: { planCode: "eightcount-regular-covid-yearly", isTrial: false },
    });
  });
});
