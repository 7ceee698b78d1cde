import { randomUUID } from "node:crypto";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import {
  aGiftCode,
  checkGift,
  invalidCode,
  onNewNetwork,
  redeemGift,
  tooMany,
} from "../testing/gifts";
import { aMemberInIndia, anOrder, aSubscriber, buy } from "../testing/orders";

let fixture: BillingFixture;
let aheadMs = 0;
let beforeReading: (() => Promise<void>) | null = null;
const faulty = new FaultyProvider(["redeemGiftCard"]);
beforeAll(async () => {
  fixture = await billingFixture({
    clock: () => new Date(Date.now() + aheadMs),
    wrap: (provider) => faulty.wrap(readingAfter(provider)),
  });
});
beforeEach(() => {
  aheadMs = 0;
  beforeReading = null;
  faulty.reset();
});
afterAll(() => fixture.close());

/** Lets something happen before a gift card is read. */
const readingAfter = (provider: BillingProvider): BillingProvider =>
  new Proxy(provider, {
    get: (target, method: keyof BillingProvider) => {
      if (method === "readGiftCard") {
        return async (cardId: string) => {
          await beforeReading?.();
          return target.readGiftCard(cardId);
        };
      }
      const value = target[method] as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

const aMonth = async () => (await aSubscriber(fixture, "NO_DEAL_MONTHLY")).member;

describe("redeeming a gift card on one's own account", () => {
  it("becomes credit, and the next charge is less by it", async () => {
    const member = await aMonth();
    const code = await aGiftCode(fixture);
    expect(await redeemGift(fixture, code, member)).toMatchObject({
      __typename: "GiftCardRedeemed",
      creditCents: 1900,
      currency: "USD",
      subscription: { nextBillingAmountCents: 2000 },
    });
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await fixture.sandbox.lastCharge(member.memberId)).toBe(2000);
    expect(await checkGift(fixture, code)).toMatchObject({ balanceCents: 0, isRedeemed: true });
  });

  it("pays for several charges, until it is used up", async () => {
    const member = await aMonth();
    const code = await aGiftCode(fixture, "GIFT_YEARLY");
    const redeemed = await redeemGift(fixture, code, member);
    expect(redeemed.subscription.nextBillingAmountCents).toBe(0);
    for (let month = 0; month < 3; month += 1) {
      await fixture.sandbox.toNextEvent(member.memberId);
    }
    expect((await fixture.sandbox.chargesOf(member.memberId)).slice(1)).toEqual([0, 0, 1800]);
  });

  it("is redeemed once: again, and by somebody else, it is refused", async () => {
    const [member, other] = [await aMonth(), await aMonth()];
    const code = await aGiftCode(fixture);
    await redeemGift(fixture, code, member);
    const redeemed = { code: "GIFT_CARD_REDEEMED", field: "code" };
    expect(await redeemGift(fixture, code, member)).toMatchObject(redeemed);
    expect(await redeemGift(fixture, code, other)).toMatchObject(redeemed);
  });

  it("an unknown code gets the specification's sentence, an empty one its own", async () => {
    const member = onNewNetwork(await aMonth());
    expect(await redeemGift(fixture, "ABCD1234EFGH5678", member)).toMatchObject(invalidCode);
    expect(await redeemGift(fixture, "", member)).toMatchObject({
      message: "Please enter a valid Gift Card Number",
    });
    expect(await redeemGift(fixture, "<b>", member)).toMatchObject({
      message: "Please verify your Gift Card details",
    });
  });

  it("a card in another currency is refused and stays unredeemed", async () => {
    const member = await aMemberInIndia(fixture);
    await buy(fixture, await anOrder(fixture, { planChoice: "MULTI_MONTHLY" }), member);
    const code = await aGiftCode(fixture);
    expect(await redeemGift(fixture, code, member)).toMatchObject({ code: "GIFT_CARD_CURRENCY" });
    expect(await checkGift(fixture, code)).toMatchObject({ isRedeemed: false });
  });

  it("needs a running subscription", async () => {
    const code = await aGiftCode(fixture);
    expect(await redeemGift(fixture, code, aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
    await expect(redeemGift(fixture, code, visitor)).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
    });
    expect(await checkGift(fixture, code)).toMatchObject({ isRedeemed: false });
  });

  it("the same attempt redeems once, concurrently and again", async () => {
    const member = await aMonth();
    const code = await aGiftCode(fixture);
    const attemptId = randomUUID();
    const press = () => redeemGift(fixture, code, member, attemptId);
    const answers = [...(await Promise.all([press(), press()])), await press()];
    expect(answers.map(({ creditCents }) => creditCents)).toEqual([1900, 1900, 1900]);
    expect(answers.at(-1).subscription.nextBillingAmountCents).toBe(2000);
  });

  it("a press that finds another one of its attempt done gets that result", async () => {
    const member = await aMonth();
    const code = await aGiftCode(fixture);
    const attemptId = randomUUID();
    const press = () => redeemGift(fixture, code, member, attemptId);
    let first: Awaited<ReturnType<typeof press>>;
    beforeReading = async () => {
      beforeReading = null;
      first = await press();
    };
    const second = await press();
    expect([first.creditCents, second.creditCents]).toEqual([1900, 1900]);
  });

  const settle = () => fixture.billing.modules.giftCards.services.settlements.settleAll();
  const success = { creditCents: 1900, subscription: { nextBillingAmountCents: 2000 } };
  const credits = async (memberId: string) => {
    const { rows } = await fixture.db.query(
      "SELECT amount_cents FROM ledger_entry WHERE member_id = $1 AND kind = 'ATTEMPT_SUCCEEDED' AND details->>'action' = 'REDEEM_GIFT_CARD'",
      [memberId],
    );
    return rows.map((row) => row.amount_cents);
  };

  const endsOf = async (attemptId: string) => {
    const { rows } = await fixture.db.query(
      "SELECT kind FROM ledger_entry WHERE attempt_id = $1 AND kind <> 'ATTEMPT_STARTED'",
      [attemptId],
    );
    return rows.map(({ kind }) => kind);
  };

  /** The provider redeems, but neither its answer nor the account can be read. */
  async function aLostAnswer() {
    const member = await aMonth();
    const [code, attemptId] = [await aGiftCode(fixture), randomUUID()];
    Object.assign(faulty, { losesAnswer: true, losesReading: true });
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject({
      code: "ACTION_UNDER_WAY",
    });
    faulty.reset();
    return { member, code, attemptId };
  }

  it("a lost answer is found at once", async () => {
    const member = await aMonth();
    faulty.losesAnswer = true;
    expect(await redeemGift(fixture, await aGiftCode(fixture), member)).toMatchObject(success);
  });

  it("a lost answer is settled by the same attempt", async () => {
    const { member, code, attemptId } = await aLostAnswer();
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject(success);
    expect(await credits(member.memberId)).toEqual([1900]);
  });

  it("a lost answer is settled by another attempt of the same member, and counted once", async () => {
    const { member, code, attemptId: lost } = await aLostAnswer();
    expect(await redeemGift(fixture, code, await aMonth())).toMatchObject({
      message: "This gift card has already been redeemed.",
    });
    const attemptId = randomUUID();
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject(success);
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject(success);
    aheadMs = 180_000;
    await settle();
    expect(await credits(member.memberId)).toEqual([1900]);
    expect(await endsOf(lost)).toEqual(["ATTEMPT_REFUSED"]);
    expect(await endsOf(attemptId)).toEqual(["ATTEMPT_SUCCEEDED"]);
  });

  it("a lost answer is settled by the job, and then the card is on the member's account", async () => {
    const { member, code, attemptId } = await aLostAnswer();
    await settle();
    expect(await credits(member.memberId)).toEqual([]);
    aheadMs = 180_000;
    await settle();
    expect(await credits(member.memberId)).toEqual([1900]);
    expect(await redeemGift(fixture, code, member)).toMatchObject({
      code: "GIFT_CARD_REDEEMED",
      message: "This gift card is already on your account.",
    });
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject(success);
  });

  it("a redemption that never arrived is given up after a day", async () => {
    const member = await aMonth();
    const [code, attemptId] = [await aGiftCode(fixture), randomUUID()];
    faulty.losesCall = true;
    await redeemGift(fixture, code, member, attemptId);
    faulty.reset();
    aheadMs = 25 * 3_600_000;
    await settle();
    expect(faulty.calls).toEqual([]);
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject(invalidCode);
    expect(await redeemGift(fixture, code, member)).toMatchObject(success);
  });

  it("an attempt that was refused meanwhile is not sent", async () => {
    const member = await aMonth();
    const [code, attemptId] = [await aGiftCode(fixture), randomUUID()];
    const outcome = { kind: "refused", ...errors.giftCard.otherCurrency };
    beforeReading = async () => {
      await fixture.db.query(
        "UPDATE gift_redemption SET state = 'REFUSED', outcome = $2 WHERE attempt_id = $1",
        [attemptId, JSON.stringify(outcome)],
      );
    };
    expect(await redeemGift(fixture, code, member, attemptId)).toMatchObject({
      code: "GIFT_CARD_CURRENCY",
    });
    expect(faulty.calls).toEqual([]);
    expect(await checkGift(fixture, code)).toMatchObject({ isRedeemed: false });
  });

  it("the next charge is not claimed to be known while the account cannot be read", async () => {
    const member = await aMonth();
    faulty.losesReading = true;
    expect(await redeemGift(fixture, await aGiftCode(fixture), member)).toMatchObject({
      ...{ creditCents: 1900, isNextChargeKnown: false },
    });
    faulty.reset();
    expect(await redeemGift(fixture, await aGiftCode(fixture), member)).toMatchObject({
      ...{ isNextChargeKnown: true, subscription: { nextBillingAmountCents: 100 } },
    });
  });

  it("one card and two members at once: one wins", async () => {
    const members = [await aMonth(), await aMonth()];
    const code = await aGiftCode(fixture);
    const answers = await Promise.all(members.map((member) => redeemGift(fixture, code, member)));
    expect(answers.filter(({ __typename }) => __typename === "GiftCardRedeemed")).toHaveLength(1);
  });

  it("an attempt of another member, or with another code, is refused", async () => {
    const member = await aMonth();
    const attemptId = randomUUID();
    await redeemGift(fixture, await aGiftCode(fixture), member, attemptId);
    const other = await aGiftCode(fixture);
    expect(await redeemGift(fixture, other, member, attemptId)).toMatchObject({
      code: "ATTEMPT_REUSED",
    });
    await expect(redeemGift(fixture, other, await aMonth(), attemptId)).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("refusals of valid codes are limited, successes are not", async () => {
    const member = onNewNetwork(await aMonth());
    const used = await aGiftCode(fixture);
    await redeemGift(fixture, used, onNewNetwork(await aMonth()));
    await redeemGift(fixture, await aGiftCode(fixture), member);
    for (let time = 0; time < 30; time += 1) {
      expect(await redeemGift(fixture, used, member)).toMatchObject({ code: "GIFT_CARD_REDEEMED" });
    }
    const another = onNewNetwork(member);
    expect(await redeemGift(fixture, await aGiftCode(fixture), another)).toMatchObject(tooMany);
  });

  it("guesses count here, too", async () => {
    const member = onNewNetwork(await aMonth());
    for (let time = 0; time < 20; time += 1) await redeemGift(fixture, randomUUID(), member);
    expect(await redeemGift(fixture, await aGiftCode(fixture), member)).toMatchObject(tooMany);
  });
});
