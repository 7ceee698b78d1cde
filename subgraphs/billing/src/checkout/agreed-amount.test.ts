import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { PREVIEW } from "../testing/operations";
import { aMemberInIndia, anOrder, aSubscriber, buy, cards } from "../testing/orders";

const faults = new FaultyProvider(["purchase", "previewOrder"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (date: string) => Math.round((Date.parse(date) - Date.now()) / DAY_MS);
const summaryOf = async (member: Member, input: object) =>
  (await fixture.execute(PREVIEW, { input }, member)).data.orderPreview;
const chargesOf = ({ memberId }: Member) => fixture.sandbox.chargesOf(memberId);
const ordersSent = () => faults.calls.filter(({ method }) => method === "purchase");
const priceChanged = (price: string) => ({
  code: "PRICE_CHANGED",
  message: `Today's price is ${price}, so we haven't charged you yet: please check it and confirm.`,
  field: null,
});

async function expire(member: Member): Promise<void> {
  await act(fixture, "cancelSubscription", member);
  await fixture.sandbox.toNextEvent(member.memberId);
  await fixture.subscriptions.sync(member.memberId);
}

describe("the amount that the buyer agreed to", () => {
  it("AMB-104 a card whose trial was used is not charged for a summary that promised one", async () => {
    const card = "4012888888881881";
    await aSubscriber(fixture, "MONTHLY", card);
    const spouse = aMember();
    const seen = await summaryOf(spouse, { planChoice: "YEARLY" });
    expect([seen.nowSubtotalCents, daysFromNow(seen.trialEndsOn)]).toEqual([0, 7]);
    faults.reset();

    const order = await anOrder(fixture, { card, agreedTodayCents: seen.nowSubtotalCents });
    expect(await buy(fixture, order, spouse)).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      ...priceChanged("$99"),
    });
    expect(await buy(fixture, order, spouse)).toMatchObject(priceChanged("$99"));
    expect(ordersSent()).toEqual([]);
    expect(await chargesOf(spouse)).toEqual([]);
    expect((await subscriptionSeenBy(fixture, spouse))?.accountStatus).not.toBe("ACTIVE");

    const cardTokenId = order.tokenId;
    const corrected = await summaryOf(spouse, { planChoice: "YEARLY", cardTokenId });
    expect(corrected).toMatchObject({
      plan: { code: "eightcount-regular-covid-yearly", choice: "YEARLY", trial: null },
      nowSubtotalCents: 9900,
      nextSubtotalCents: 9900,
      trialEndsOn: null,
    });
    const agreed = await anOrder(fixture, { card, agreedTodayCents: corrected.nowSubtotalCents });
    expect((await buy(fixture, agreed, spouse)).__typename).toBe("SubscriptionPurchased");
    expect(await chargesOf(spouse)).toEqual([9900]);
  });

  it("a former member in rupees gets a coupon's free days, as the summary says", async () => {
    const member = await aMemberInIndia(fixture);
    const card = "5555555555554444";
    await buy(fixture, await anOrder(fixture, { card, planChoice: "MULTI_MONTHLY" }), member);
    await expire(member);
    const wanted = { planChoice: "MULTI_MONTHLY", couponCode: "FREE30" };
    const without = await summaryOf(member, { planChoice: "MULTI_MONTHLY" });
    expect(without).toMatchObject({ nowSubtotalCents: 99900, trialEndsOn: null });
    const seen = await summaryOf(member, wanted);
    // The first trial's end, where the account now is, is a week ahead.
    expect([seen.nowSubtotalCents, daysFromNow(seen.trialEndsOn)]).toEqual([0, 7 + 30]);

    const order = { planChoice: "MULTI_MONTHLY", couponCodes: ["FREE30"], agreedTodayCents: 0 };
    const { subscription } = await buy(fixture, await anOrder(fixture, { card, ...order }), member);
    expect([subscription.isTrial, daysFromNow(subscription.trialEndsAt)]).toEqual([true, 7 + 30]);
    expect(await chargesOf(member)).toEqual([0, 0]);
  });

  it.each([
    ["a trial", { planChoice: "YEARLY" }, cards.good, 0],
    ["a price", { planChoice: "NO_DEAL_MONTHLY" }, cards.good, 3900],
    ["a coupon", { planChoice: "NO_DEAL_MONTHLY", couponCodes: ["HALF50"] }, cards.good, 1950],
    [
      "a gift card",
      { planChoice: "GIFT_YEARLY", giftCardRedemptionCode: "GIFT-YEAR" },
      cards.good,
      9900,
    ],
  ])("%s is bought for exactly this amount", async (_name, fields, card, cents) => {
    const member = aMember();
    for (const agreedTodayCents of [cents - 1, cents + 1]) {
      const order = await anOrder(fixture, { ...fields, card, agreedTodayCents });
      expect(await buy(fixture, order, member)).toMatchObject({ code: "PRICE_CHANGED" });
    }
    expect(ordersSent()).toEqual([]);
    const order = await anOrder(fixture, { ...fields, card, agreedTodayCents: cents });
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
  });

  it("counts after a 3-D Secure challenge as well", async () => {
    const member = aMember();
    const fields = { card: cards.challenge, planChoice: "NO_DEAL_MONTHLY" };
    const first = await anOrder(fixture, { ...fields, agreedTodayCents: 3900 });
    const { actionTokenId } = await buy(fixture, first, member);
    const threeDSecureActionResultTokenId = await fixture.sandbox.completeChallenge(actionTokenId);
    const { attemptId: _, ...same } = first;
    const retry = { ...same, threeDSecureActionResultTokenId };
    const other = await anOrder(fixture, { ...retry, agreedTodayCents: 1900 });
    expect(await buy(fixture, other, member)).toMatchObject(priceChanged("$39"));
    expect((await buy(fixture, await anOrder(fixture, retry), member)).__typename).toBe(
      "SubscriptionPurchased",
    );
    expect(await chargesOf(member)).toEqual([3900]);
  });

  it("is not needed by pages of the release before", async () => {
    const order = await anOrder(fixture, { agreedTodayCents: null });
    expect((await buy(fixture, order, aMember())).__typename).toBe("SubscriptionPurchased");
    expect(faults.calls.map(({ method }) => method)).toEqual(["purchase"]);
  });

  it("does not end an attempt that may have gone through before", async () => {
    const member = aMember();
    faults.afterCall = async () => {
      faults.losesCall = true;
    };
    const order = await anOrder(fixture, { agreedTodayCents: 0 });
    expect(await buy(fixture, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(ordersSent()).toHaveLength(1);
    faults.reset();
    const resent = { ...order, agreedTodayCents: 1 };
    expect(await buy(fixture, resent, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(ordersSent()).toEqual([]);
    expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
  });

  it("keeps an order back while the provider cannot say what it charges", async () => {
    const member = aMember();
    faults.beforeCall = () => Promise.reject(new Error("connect ECONNREFUSED"));
    const order = await anOrder(fixture, { agreedTodayCents: 0 });
    expect(await buy(fixture, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    expect(ordersSent()).toEqual([]);
  });

  it("does not hide what is wrong with the order", async () => {
    const member = aMember();
    const used = { planChoice: "NO_DEAL_MONTHLY", couponCodes: ["HALF50"], agreedTodayCents: 1950 };
    await buy(fixture, await anOrder(fixture, used), member);
    await expire(member);
    expect(await buy(fixture, await anOrder(fixture, used), member)).toMatchObject({
      code: "COUPON_INVALID",
      message: "Expired or Invalid Promo Code",
    });
    const summary = { planChoice: "NO_DEAL_MONTHLY", couponCode: "HALF50" };
    expect(await summaryOf(member, summary)).toMatchObject({
      nowSubtotalCents: 3900,
      nextSubtotalCents: 3900,
      discount: null,
    });
  });

  it("with the card on file contains tax and credit, as its preview does", async () => {
    const { member } = await aSubscriber(fixture, "MONTHLY");
    await expire(member);
    const planChoice = "YEARLY";
    const refused = await act(fixture, "purchaseWithCardOnFile", member, {
      planChoice,
      agreedTodayCents: 0,
    });
    expect(refused).toMatchObject(priceChanged("$99"));
    expect(await chargesOf(member)).toEqual([0]);
    const agreed = { planChoice, agreedTodayCents: 9900 };
    expect((await act(fixture, "purchaseWithCardOnFile", member, agreed)).__typename).toBe(
      "SubscriptionPurchased",
    );
    expect(await chargesOf(member)).toEqual([0, 9900]);
  });
});
