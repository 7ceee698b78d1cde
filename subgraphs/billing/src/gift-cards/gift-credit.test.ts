import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aGiftCode, redeemGift } from "../testing/gifts";
import { memberSeenBy } from "../testing/member-subscription";
import { anOrder, buy } from "../testing/orders";

const FIELDS = "giftCredit { amountCents currency }";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

describe("Member.giftCredit", () => {
  it("is what charges have left of a redeemed gift card, and null once it is used up", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" }), member);
    const credit = async () => (await memberSeenBy(fixture, FIELDS, member, member)).giftCredit;
    expect(await credit()).toBeNull();
    await redeemGift(fixture, await aGiftCode(fixture, "GIFT_YEARLY"), member);
    expect(await credit()).toEqual({ amountCents: 9_900, currency: "USD" });
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await credit()).toEqual({ amountCents: 6_000, currency: "USD" });
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await credit()).toBeNull();
  });

  it("is null for another member, and without an account at the provider", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" }), member);
    await redeemGift(fixture, await aGiftCode(fixture), member);
    const stranger = aMember();
    expect((await memberSeenBy(fixture, FIELDS, member, stranger)).giftCredit).toBeNull();
    expect((await memberSeenBy(fixture, FIELDS, stranger, stranger)).giftCredit).toBeNull();
  });
});
