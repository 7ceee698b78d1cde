import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { jwtVerify } from "jose";
import {
  aMember,
  type BillingFixture,
  billingFixture,
  TICKET_SECRET,
} from "../testing/billing-fixture";
import { anOrder, buy, cards } from "../testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const subscriptionsAtProvider = async (memberId: string): Promise<readonly string[]> => {
  const { rows } = await fixture.sandbox.database.query<{ plan: string }>(
    `SELECT one->>'planCode' AS plan FROM sandbox.account_book,
     jsonb_array_elements(book->'subscriptions') AS one WHERE code = $1`,
    [memberId],
  );
  return rows.map(({ plan }) => plan);
};
const eventsOf = async (memberId: string) =>
  (await fixture.events("entitlement.changed")).filter((event) => event.memberId === memberId);

describe("purchaseSubscription: bought", () => {
  it("API-BILL-03 a new member's order starts the trial at the provider", async () => {
    const member = aMember();
    const bought = await buy(fixture, await anOrder(fixture), member);
    expect(bought).toMatchObject({
      __typename: "SubscriptionPurchased",
      member: { id: toGlobalId("Member", member.memberId) },
      hadSubscription: false,
      subscription: {
        accountStatus: "ACTIVE",
        planCode: "eightcount-trial-covid-yearly",
        planName: "Yearly Subscription",
        planLabel: "Yearly Subscription",
        isTrial: true,
        nextBillingAmountCents: 9900,
        currency: "USD",
        paymentMethod: "Visa ending with 1111",
        pendingChange: null,
        isOwing: false,
        owingCents: 0,
      },
    });
    expect(bought.subscription.nextBillingDate).toBe(bought.subscription.trialEndsAt);
    expect(await subscriptionsAtProvider(member.memberId)).toEqual([
      "eightcount-trial-covid-yearly",
    ]);
  });

  it("AMB-113 the entitlement is published once, and the ticket is for this member for 60 s", async () => {
    const member = aMember();
    const { entitlementTicket } = await buy(fixture, await anOrder(fixture), member);
    const { payload } = await jwtVerify(
      entitlementTicket,
      new TextEncoder().encode(TICKET_SECRET),
      {
        algorithms: ["HS256"],
        issuer: "eightcount-billing",
        audience: "eightcount-accounts",
      },
    );
    expect(payload.sub).toBe(member.memberId);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    const [event, ...others] = await eventsOf(member.memberId);
    expect(event).toMatchObject({ isEntitled: true, planCode: "eightcount-trial-covid-yearly" });
    expect(event?.occurredAt).toBe(payload.occurredAt);
    expect(others).toEqual([]);
  });

  it("the regular monthly plan has no trial and is charged at once", async () => {
    const order = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      subscription: {
        planCode: "eightcount-monthly",
        isTrial: false,
        nextBillingAmountCents: 3900,
      },
    });
  });

  it("a coupon goes with the order and is redeemed once, also when it is named twice", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { couponCodes: ["half50", " HALF50 "] });
    const { subscription } = await buy(fixture, order, member);
    expect(subscription.nextBillingAmountCents).toBe(4950);
    const { rows } = await fixture.sandbox.database.query(
      "SELECT book->'redemptions'->0->'coupon'->>'code' AS code FROM sandbox.account_book WHERE code = $1",
      [member.memberId],
    );
    expect(rows[0]).toEqual({ code: "HALF50" });
  });

  it("FUN-CHK-10 the member's own id may be sent, plain or global", async () => {
    for (const idOf of [(id: string) => id, (id: string) => toGlobalId("Member", id)]) {
      const member = aMember();
      const order = await anOrder(fixture, { userId: idOf(member.memberId) });
      expect((await buy(fixture, order, member)).__typename).toBe("SubscriptionPurchased");
    }
  });

  it("a former subscriber who buys again is distinguished from a new one", async () => {
    const member = aMember();
    const first = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    await buy(fixture, first, member);
    await fixture.sandbox.database.query(
      `UPDATE sandbox.account_book
       SET book = jsonb_set(book, '{subscriptions,0,state}', '"expired"') WHERE code = $1`,
      [member.memberId],
    );
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      __typename: "SubscriptionPurchased",
      hadSubscription: true,
    });
  });
});

describe("purchaseSubscription: the card", () => {
  it("FUN-CHK-12 a challenge is required, and its result buys", async () => {
    const member = aMember();
    const tokenId = await fixture.sandbox.cardToken(cards.challenge);
    const first = await buy(fixture, await anOrder(fixture, { tokenId }), member);
    expect(first).toEqual({
      __typename: "ThreeDSecureRequired",
      actionTokenId: expect.stringMatching(/^.{22}$/),
      message: "Your card must be authenticated with 3-D Secure before continuing.",
    });
    expect(await subscriptionsAtProvider(member.memberId)).toEqual([]);
    const result = await fixture.sandbox.completeChallenge(first.actionTokenId);
    const retry = await anOrder(fixture, { tokenId, threeDSecureActionResultTokenId: result });
    expect(await buy(fixture, retry, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
      hadSubscription: false,
    });
  });

  it("the challenge repeats if asked again", async () => {
    const member = aMember();
    const tokenId = await fixture.sandbox.cardToken(cards.challengeTwice);
    let answer = await buy(fixture, await anOrder(fixture, { tokenId }), member);
    for (let round = 0; round < 2; round += 1) {
      expect(answer.__typename).toBe("ThreeDSecureRequired");
      const result = await fixture.sandbox.completeChallenge(answer.actionTokenId);
      const retry = await anOrder(fixture, { tokenId, threeDSecureActionResultTokenId: result });
      answer = await buy(fixture, retry, member);
    }
    expect(answer.__typename).toBe("SubscriptionPurchased");
  });

  it("a failed challenge buys nothing", async () => {
    const member = aMember();
    const tokenId = await fixture.sandbox.cardToken(cards.challenge);
    const first = await buy(fixture, await anOrder(fixture, { tokenId }), member);
    const result = await fixture.sandbox.completeChallenge(first.actionTokenId, false);
    const retry = await anOrder(fixture, { tokenId, threeDSecureActionResultTokenId: result });
    expect((await buy(fixture, retry, member)).__typename).toBe("PurchaseSubscriptionRefused");
    expect(await subscriptionsAtProvider(member.memberId)).toEqual([]);
  });

  it("FUN-CHK-23 a declined card is refused with the provider's message", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.declined });
    expect(await buy(fixture, order, member)).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      code: "CARD_REFUSED",
      message: "Your transaction was declined. Please use a different card or contact your bank.",
      field: "validationcreditcarderror",
    });
    const poor = await anOrder(fixture, { card: cards.insufficientFunds });
    expect((await buy(fixture, poor, member)).message).toBe(
      "The transaction was declined due to insufficient funds in your account.",
    );
    expect(await eventsOf(member.memberId)).toEqual([]);
  });

  it("FUN-CHK-22 'Unknown Error' of the provider has the specification's sentence", async () => {
    const order = await anOrder(fixture, { card: cards.broken });
    expect(await buy(fixture, order, aMember())).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      code: "UNKNOWN_CARD_ERROR",
      message: "Please check to confirm your Credit Card details payment has failed to process",
      field: "unknowncreditcarderror",
    });
  });

  it("after a refusal the next attempt with a good card buys", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture, { card: cards.broken }), member);
    await buy(fixture, await anOrder(fixture, { card: cards.declined }), member);
    const bought = await buy(fixture, await anOrder(fixture), member);
    expect(bought.__typename).toBe("SubscriptionPurchased");
  });

  it("a card token that is no token is an invalid card", async () => {
    const order = await anOrder(fixture, { tokenId: "no-such-token-000000000" });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      code: "CARD_REFUSED",
      message: "The card details are invalid. Please use a valid card.",
    });
  });
});

describe("purchaseSubscription: gift cards and coupons", () => {
  it("a gift card with enough balance buys the gift plan", async () => {
    const order = await anOrder(fixture, {
      planChoice: "GIFT_YEARLY",
      giftCardRedemptionCode: "GIFT-YEAR-tests-1",
    });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      subscription: { planCode: "eightcount-gift-yearly", accountStatus: "ACTIVE" },
    });
  });

  it("FUN-CHK-24 an invalid gift card has the specification's sentence", async () => {
    const order = await anOrder(fixture, {
      planChoice: "GIFT_YEARLY",
      giftCardRedemptionCode: "NOT-A-CARD",
    });
    expect(await buy(fixture, order, aMember())).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      code: "GIFT_CARD_INVALID",
      message: "The gift card code entered is either invalid or does not have suffiecient balance.",
      field: "giftCardRedemptionCode",
    });
  });

  it("FUN-CHK-25 in the gift flow, a response without a body is an unknown card error", async () => {
    const order = await anOrder(fixture, {
      card: cards.broken,
      planChoice: "GIFT_YEARLY",
      giftCardRedemptionCode: "GIFT-LOW-tests-1",
    });
    expect(await buy(fixture, order, aMember())).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
  });

  it("FUN-VAL-36 the gift plans need a gift code", async () => {
    const order = await anOrder(fixture, { planChoice: "GIFT_MONTHLY" });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      code: "GIFT_CARD_MISSING",
      message: "Please enter a valid Gift Card Number",
    });
  });

  it("FUN-VAL-54 a coupon that does not apply stops the order before any payment", async () => {
    const member = aMember();
    for (const couponCodes of [["OLD"], ["HALF50", "NOPE"]]) {
      const order = await anOrder(fixture, { couponCodes });
      expect(await buy(fixture, order, member)).toMatchObject({
        code: "COUPON_INVALID",
        message: "Expired or Invalid Promo Code",
        field: "couponCodes",
      });
    }
    expect(await subscriptionsAtProvider(member.memberId)).toEqual([]);
  });
});

describe("purchaseSubscription: who and what", () => {
  it("FUN-VAL-35 first and last name are required", async () => {
    const order = await anOrder(fixture, { firstName: " " });
    expect(await buy(fixture, order, aMember())).toMatchObject({
      code: "INVALID_NAME",
      field: "firstName",
      message: "Please enter your first name",
    });
    const other = await anOrder(fixture, { lastName: "" });
    expect(await buy(fixture, other, aMember())).toMatchObject({ field: "lastName" });
  });

  it.each([
    ["attemptId", { attemptId: "short" }, "ATTEMPT_INVALID"],
    ["attemptId", { attemptId: "a b c d e f g h" }, "ATTEMPT_INVALID"],
    ["creditCardCheck", { tokenId: " " }, "CARD_MISSING"],
    ["creditCardCheck", { tokenId: "x".repeat(101) }, "CARD_MISSING"],
    ["creditCardCheck", { tokenId: "tok\u0000en-000000000000000" }, "CARD_MISSING"],
    ["creditCardCheck", { threeDSecureActionResultTokenId: "re\u0000sult" }, "CARD_MISSING"],
    ["creditCardCheck", { threeDSecureActionResultTokenId: "re\ud800sult" }, "CARD_MISSING"],
    ["firstName", { firstName: "x".repeat(129) }, "INVALID_NAME"],
    ["lastName", { lastName: "Mo\u0000reau" }, "INVALID_NAME"],
    ["couponCodes", { couponCodes: ["HALF\ud80050"] }, "COUPON_INVALID"],
    ["couponCodes", { couponCodes: Array(6).fill("HALF50") }, "COUPON_INVALID"],
  ])("an order with a bad %s is refused", async (field, change, code) => {
    const order = await anOrder(fixture, change);
    expect(await buy(fixture, order, aMember())).toMatchObject({ code, field });
  });

  it("AMB-78 another member's user id is refused, and no account is changed", async () => {
    const [member, other] = [aMember(), aMember()];
    const order = await anOrder(fixture, { userId: other.memberId });
    await expect(buy(fixture, order, member)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await subscriptionsAtProvider(member.memberId)).toEqual([]);
    expect(await subscriptionsAtProvider(other.memberId)).toEqual([]);
  });

  it("a visitor cannot buy", async () => {
    await expect(buy(fixture, await anOrder(fixture), visitor)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("a member with a running subscription is refused", async () => {
    const member = aMember();
    await buy(fixture, await anOrder(fixture), member);
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      code: "ALREADY_SUBSCRIBED",
    });
    expect(await subscriptionsAtProvider(member.memberId)).toHaveLength(1);
  });
});
