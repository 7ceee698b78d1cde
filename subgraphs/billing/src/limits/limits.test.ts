import { randomUUID } from "node:crypto";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { aGift, aGiftCode, buyGift, checkGift, redeemGift } from "../testing/gifts";
import { COUPON, PREVIEW } from "../testing/operations";
import { anOrder, aSubscriber, buy, cards } from "../testing/orders";

let fixture: BillingFixture;
let networks = 0;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

/** Returns the viewer on a new network. */
const from = <T extends Viewer>(viewer: T): T => {
  networks += 1;
  return { ...viewer, address: `203.0.113.${networks}` };
};
const apply = async (viewer: Viewer, code: string) =>
  (await fixture.execute(COUPON, { code, planChoice: "YEARLY" }, viewer)).data.coupon;
const preview = async (viewer: Viewer, input: object) =>
  (await fixture.execute(PREVIEW, { input: { planChoice: "YEARLY", ...input } }, viewer)).data
    .orderPreview;
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await act();
};
/** Hundreds at once would time out on a busy machine. */
const inTens = (count: number, act: () => Promise<unknown>) =>
  times(count / 10, () => Promise.all(Array.from({ length: 10 }, act)));
const tooMany = {
  code: "LIMIT_EXCEEDED",
  message: "Too many attempts. Please try again later.",
};

describe("guessing coupons and gift cards", () => {
  it("ten wrong coupons of a network's visitors, and one more each ninety seconds, then a refusal even for a valid one", async () => {
    const guesser = from(visitor);
    await times(11, async () => {
      expect(await apply(guesser, randomUUID())).toMatchObject({ code: "COUPON_INVALID" });
    });
    expect(await apply(guesser, "HALF50")).toEqual({
      __typename: "CouponRefused",
      ...tooMany,
      field: "couponCode",
    });
    expect(await apply(from(visitor), "HALF50")).toMatchObject({ code: "HALF50" });
  });

  it("valid coupons do not count, so comparing offers is never blocked", async () => {
    const buyer = from(visitor);
    await times(25, async () => {
      expect(await apply(buyer, "HALF50")).toMatchObject({ code: "HALF50" });
    });
  });

  it("a member is counted on whatever network they are", async () => {
    const member = aMember();
    await times(20, () => apply(from(member), randomUUID()));
    expect(await apply(from(member), "HALF50")).toMatchObject(tooMany);
  });

  it("previews cannot be used to guess either", async () => {
    const guesser = from(visitor);
    await times(6, () => preview(guesser, { giftCardRedemptionCode: randomUUID() }));
    await times(5, () => preview(guesser, { couponCode: randomUUID() }));
    expect(await preview(guesser, { couponCode: "HALF50" })).toEqual({
      __typename: "OrderPreviewRefused",
      ...tooMany,
      field: null,
    });
    // Without a code there is nothing to guess.
    expect(await preview(guesser, {})).toMatchObject({ __typename: "OrderPreview" });
  });

  it("previews with valid codes, or without any, are hardly limited", async () => {
    const buyer = from(visitor);
    await times(25, async () => {
      expect((await preview(buyer, { couponCode: "HALF50" })).__typename).toBe("OrderPreview");
      expect((await preview(buyer, {})).__typename).toBe("OrderPreview");
    });
  });
});

describe("members on a network whose visitors have used up their attempts", () => {
  it("buy, use codes, and look up as if they were alone", async () => {
    const stranger = from(visitor);
    const { address } = stranger;
    const [member, giver] = [aMember(), aMember()].map((one) => ({ ...one, address }));
    if (!member || !giver) throw new Error("no members");
    const declined = await aGift(fixture, { card: cards.declined });
    await times(25, () => buyGift(fixture, { ...declined, attemptId: randomUUID() }, stranger));
    await times(15, () => apply(stranger, randomUUID()));
    await inTens(310, () => preview(stranger, {}));
    expect(await buyGift(fixture, await aGift(fixture), stranger)).toMatchObject(tooMany);
    expect(await checkGift(fixture, "NOT-A-CARD", stranger)).toMatchObject(tooMany);

    expect(await apply(member, "HALF50")).toMatchObject({ code: "HALF50" });
    expect(await preview(member, { couponCode: "HALF50" })).toMatchObject({
      __typename: "OrderPreview",
    });
    const order = await anOrder(fixture, { couponCodes: ["HALF50"] });
    expect(await buy(fixture, order, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(await buyGift(fixture, await aGift(fixture), giver)).toMatchObject({
      __typename: "GiftCardBought",
    });
  });

  it("are not stopped by other members either", async () => {
    const [other, member] = [from(aMember()), aMember()];
    await times(21, () => apply(other, randomUUID()));
    await times(30, () => act(fixture, "pauseSubscription", other, { cycles: 1 }));
    expect(await act(fixture, "pauseSubscription", other, { cycles: 1 })).toMatchObject(tooMany);
    const { address } = other;
    expect(await apply({ ...member, address }, "HALF50")).toMatchObject({ code: "HALF50" });
    expect(
      await act(fixture, "pauseSubscription", { ...member, address }, { cycles: 1 }),
    ).toMatchObject({ code: "NOT_AVAILABLE" });
  });
});

describe("looking up", () => {
  it("three hundred look-ups of a member, then even a valid coupon and a preview are refused", async () => {
    const member = from(aMember());
    await inTens(300, () => apply(member, "HALF50"));
    expect(await apply(member, "HALF50")).toMatchObject({
      __typename: "CouponRefused",
      ...tooMany,
    });
    expect(await preview(member, {})).toMatchObject(tooMany);
  });
});

describe("changing a subscription", () => {
  const withdraw = (member: Viewer) => act(fixture, "withdrawPlanChange", member);

  it("sixty changes an hour, also successful ones that leave nothing to do", async () => {
    const [{ member }, other] = [await aSubscriber(fixture), await aSubscriber(fixture)];
    const code = await aGiftCode(fixture);
    const attemptId = randomUUID();
    const redeem = () => redeemGift(fixture, code, member, attemptId);
    await times(2, async () => {
      expect(await redeem()).toMatchObject({ __typename: "GiftCardRedeemed" });
    });
    await times(58, async () => {
      expect(await withdraw(member)).toMatchObject({ __typename: "PlanChangeWithdrawn" });
    });
    expect(await withdraw(from(member))).toMatchObject(tooMany);
    expect(await redeem()).toMatchObject(tooMany);
    expect(await withdraw(other.member)).toMatchObject({ __typename: "PlanChangeWithdrawn" });
  });
});

describe("reading a printed gift card again", () => {
  it("counts as a look-up", async () => {
    const giver = from(aMember());
    const order = await aGift(fixture, { delivery: "PRINT" });
    const bought = await buyGift(fixture, order, giver);
    expect(bought).toMatchObject({ __typename: "GiftCardBought" });
    expect(await buyGift(fixture, order, giver)).toEqual(bought);
    await inTens(300, () => preview(giver, {}));
    expect(await buyGift(fixture, order, giver)).toMatchObject(tooMany);
  });
});

describe("trying orders", () => {
  it("twenty declined cards an hour; the same order sent again gets the same response", async () => {
    const member = from(aMember());
    const first = await anOrder(fixture, { card: cards.declined });
    const declined = await buy(fixture, first, member);
    expect(declined).toMatchObject({ code: "CARD_REFUSED" });
    await times(19, async () => {
      await buy(fixture, await anOrder(fixture, { card: cards.declined }), member);
    });
    const refused = await buy(fixture, await anOrder(fixture), member);
    expect(refused).toEqual({
      __typename: "PurchaseSubscriptionRefused",
      ...tooMany,
      field: null,
    });
    expect(await buy(fixture, first, member)).toEqual(declined);
  });

  it("wrong gift cards in orders count as guesses, and a successful order does not count", async () => {
    const member = from(aMember());
    await times(18, () => preview(member, { giftCardRedemptionCode: randomUUID() }));
    const wrong = { planChoice: "GIFT_YEARLY", giftCardRedemptionCode: "NOT-A-CARD" };
    await times(2, async () => {
      const answer = await buy(fixture, await anOrder(fixture, wrong), member);
      expect(answer).toMatchObject({ code: "GIFT_CARD_INVALID" });
    });
    expect(await buy(fixture, await anOrder(fixture, wrong), member)).toMatchObject(tooMany);
    const bought = await buy(fixture, await anOrder(fixture), member);
    expect(bought).toMatchObject({ __typename: "SubscriptionPurchased" });
  });

  it("repeating refused orders beyond the limit gives no guesses back", async () => {
    const member = from(aMember());
    const refused = { card: cards.declined, couponCodes: ["HALF50"] };
    const first = await anOrder(fixture, refused);
    await buy(fixture, first, member);
    await times(19, async () => buy(fixture, await anOrder(fixture, refused), member));
    await times(10, async () => {
      expect(await buy(fixture, first, member)).toMatchObject({ code: "CARD_REFUSED" });
    });
    await times(20, async () => {
      expect(await apply(member, randomUUID())).toMatchObject({ code: "COUPON_INVALID" });
    });
    expect(await apply(member, randomUUID())).toMatchObject(tooMany);
  });
});
