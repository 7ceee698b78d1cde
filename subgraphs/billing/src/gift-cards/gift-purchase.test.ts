import { randomUUID } from "node:crypto";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { aGift, buyGift, giftMails } from "../testing/gifts";
import { cards } from "../testing/orders";
import { giverAccountOf } from "./gift-request";

const DAY_MS = 86_400_000;

let fixture: BillingFixture;
let aheadMs = 0;
let provider: BillingProvider | null = null;
const faulty = new FaultyProvider(["buyGiftCard"]);
beforeAll(async () => {
  const clock = () => new Date(Date.now() + aheadMs);
  const wrap = (real: BillingProvider) => {
    provider = real;
    return faulty.wrap(real);
  };
  fixture = await billingFixture({ clock, wrap });
});
beforeEach(async () => {
  aheadMs = 0;
  faulty.reset();
  await fixture.db.query("DELETE FROM outbox_event");
  await fixture.db.query("DELETE FROM gift_order");
});
afterAll(() => fixture.close());

const deliver = () => fixture.billing.modules.giftCards.services.deliveries.deliver();
const kinds = async () => (await giftMails(fixture)).map(({ kind, to }) => [kind, to]);
const chargesOf = (attemptId: unknown) =>
  fixture.sandbox.chargesOf(giverAccountOf(String(attemptId)));
const stateOf = async ({ attemptId }: Record<string, unknown>) =>
  (await fixture.db.query("SELECT state FROM gift_order WHERE attempt_id = $1", [attemptId]))
    .rows[0].state;
/** Sends the first order that did not reach the provider. */
const chargeLate = () => {
  const args = (faulty.calls[0]?.args ?? []) as unknown;
  const [order, key] = args as Parameters<BillingProvider["buyGiftCard"]>;
  return provider?.buyGiftCard(order, key);
};
const until = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe("buying a gift card for somebody", () => {
  it("charges the giver, mails a receipt and the card at once, and shows no code", async () => {
    const order = await aGift(fixture, { planChoice: "GIFT_YEARLY" });
    expect(await buyGift(fixture, order)).toEqual({
      __typename: "GiftCardBought",
      orderNumber: expect.stringMatching(/^\d+$/),
      amountCents: 9900,
      currency: "USD",
      redemptionCode: null,
      deliverAt: expect.stringMatching(/Z$/),
    });
    expect(await chargesOf(order.attemptId)).toEqual([9900]);
    const [receipt, card] = await giftMails(fixture);
    expect(receipt).toMatchObject({ kind: "RECEIPT", to: "ines@dance.com", code: null });
    expect(card).toEqual({
      kind: "DELIVERY",
      to: "friend@dance.com",
      giverName: "Inès",
      recipientName: "李 美玲",
      message: "ارقصي معي 💃\nAlways!",
      amountCents: 9900,
      currency: "USD",
      code: expect.stringMatching(/^[0-9A-Z]{16}$/),
    });
    await deliver();
    expect(await kinds()).toHaveLength(2);
  });

  it("mails a scheduled card once its time has come, never before, and once", async () => {
    await buyGift(fixture, await aGift(fixture, { deliverAt: until(1) }));
    expect(await deliver()).toBe(0);
    expect(await kinds()).toEqual([["RECEIPT", "ines@dance.com"]]);
    aheadMs = DAY_MS + 1_000;
    const rounds = await Promise.all([deliver(), deliver(), deliver()]);
    expect(rounds.reduce((sum, count) => sum + count)).toBe(1);
    await deliver();
    expect(await kinds()).toEqual([
      ["RECEIPT", "ines@dance.com"],
      ["DELIVERY", "friend@dance.com"],
    ]);
  });

  it("repeats the result of a bought card even after its day of delivery", async () => {
    const order = await aGift(fixture, { deliverAt: until(1) });
    const bought = await buyGift(fixture, order);
    aheadMs = 5 * DAY_MS;
    expect(await buyGift(fixture, order)).toEqual(bought);
    expect(await chargesOf(order.attemptId)).toEqual([1900]);
  });

  it("is refused before any payment if the giver saw another price", async () => {
    const order = await aGift(fixture, { seenAmountCents: 1800 });
    expect(await buyGift(fixture, order)).toMatchObject({
      code: "PRICE_CHANGED",
      message: "The price has changed. Please reload the page to see it. You weren't charged.",
    });
    expect(faulty.calls).toEqual([]);
    const seen = await aGift(fixture, { seenAmountCents: 1900 });
    expect(await buyGift(fixture, seen)).toMatchObject({ amountCents: 1900 });
  });

  it("is charged the stored amount if the price changes between two presses", async () => {
    const order = await aGift(fixture);
    faulty.losesCall = true;
    await buyGift(fixture, order);
    faulty.reset();
    await fixture.db.query("UPDATE gift_order SET amount_cents = 1500 WHERE attempt_id = $1", [
      order.attemptId,
    ]);
    expect(await buyGift(fixture, order)).toMatchObject({ amountCents: 1500 });
    expect(await chargesOf(order.attemptId)).toEqual([1500]);
  });

  it("neither mails nor shows a card that was canceled before its day", async () => {
    const order = await aGift(fixture, { deliverAt: until(1) });
    await buyGift(fixture, order);
    const { rows } = await fixture.db.query("SELECT card_id FROM gift_order");
    const card = await provider?.readGiftCard(rows[0].card_id);
    await fixture.sandbox.cancelGiftCard(String(card?.code));
    aheadMs = DAY_MS + 1_000;
    expect(await deliver()).toBe(0);
    expect(await kinds()).toEqual([["RECEIPT", "ines@dance.com"]]);
    const printed = await aGift(fixture, { delivery: "PRINT" });
    const { redemptionCode } = await buyGift(fixture, printed);
    await fixture.sandbox.cancelGiftCard(redemptionCode);
    expect(await buyGift(fixture, printed)).toMatchObject({ redemptionCode: null });
  });

  it("shows the code of a card to print, mails it to the giver only, and repeats both", async () => {
    const order = await aGift(fixture, { delivery: "PRINT", recipientEmail: null });
    const bought = await buyGift(fixture, order);
    expect(bought).toMatchObject({ deliverAt: null, amountCents: 1900 });
    expect(await buyGift(fixture, order)).toEqual(bought);
    expect(await giftMails(fixture)).toMatchObject([
      { kind: "RECEIPT", to: "ines@dance.com", code: bought.redemptionCode, deliverAt: null },
    ]);
    aheadMs = 400 * DAY_MS;
    expect(await deliver()).toBe(0);
  });

  it("passes 3-D Secure with a new attempt, and charges once", async () => {
    const order = await aGift(fixture, { card: cards.challenge });
    const challenged = await buyGift(fixture, order);
    expect(challenged.__typename).toBe("ThreeDSecureRequired");
    const resultTokenId = await fixture.sandbox.completeChallenge(challenged.actionTokenId);
    const again = {
      ...order,
      attemptId: randomUUID(),
      threeDSecureActionResultTokenId: resultTokenId,
    };
    expect((await buyGift(fixture, again)).__typename).toBe("GiftCardBought");
    expect(await chargesOf(again.attemptId)).toEqual([1900]);
    expect(await buyGift(fixture, order)).toEqual(challenged);
  });

  it("a declined card sells nothing and mails nobody", async () => {
    const order = await aGift(fixture, { card: cards.declined });
    expect(await buyGift(fixture, order)).toMatchObject({
      code: "CARD_REFUSED",
      field: "validationcreditcarderror",
    });
    await deliver();
    expect(await kinds()).toEqual([]);
  });

  it("leaves a member's card on file and subscription alone", async () => {
    const member = aMember();
    await buyGift(fixture, await aGift(fixture), member);
    const account = await fixture.provider.readAccount(member.memberId);
    expect([account.cardOnFile, account.charges]).toEqual([null, []]);
  });

  it("two presses at once buy one card", async () => {
    const order = await aGift(fixture, { delivery: "PRINT" });
    const both = await Promise.all([buyGift(fixture, order), buyGift(fixture, order)]);
    expect(both[0]).toEqual(both[1]);
    expect(await chargesOf(order.attemptId)).toEqual([1900]);
    expect(await kinds()).toHaveLength(1);
  });

  it("a charge that the provider answers with an error is found at once, and never repeated", async () => {
    const order = await aGift(fixture);
    const accountCode = giverAccountOf(String(order.attemptId));
    await fixture.sandbox.setFault({ accountCode, fault: "500-after-charge" });
    const bought = await buyGift(fixture, order);
    expect(bought.__typename).toBe("GiftCardBought");
    expect(await buyGift(fixture, order)).toEqual(bought);
    expect(await chargesOf(order.attemptId)).toEqual([1900]);
    expect(await kinds()).toHaveLength(2);
  });

  it("a lost answer is being checked until the same attempt, or the job, settles it", async () => {
    faulty.losesAnswer = true;
    faulty.isUnreadable = true;
    const orders = [await aGift(fixture), await aGift(fixture)];
    for (const order of orders) {
      expect(await buyGift(fixture, order)).toMatchObject({
        code: "PAYMENT_UNDER_WAY",
        message: expect.stringContaining("You won't be charged twice."),
        field: null,
      });
    }
    faulty.reset();
    expect((await buyGift(fixture, orders[0] ?? {})).__typename).toBe("GiftCardBought");
    aheadMs = 180_000;
    await deliver();
    expect((await buyGift(fixture, orders[1] ?? {})).__typename).toBe("GiftCardBought");
    for (const { attemptId } of orders) expect(await chargesOf(attemptId)).toEqual([1900]);
    expect(await kinds()).toHaveLength(4);
  });

  it("an order that never arrived ends as failed after a day, and is not sent by the job", async () => {
    faulty.losesCall = true;
    const order = await aGift(fixture);
    await buyGift(fixture, order);
    faulty.reset();
    for (aheadMs = 180_000; aheadMs < DAY_MS; aheadMs += DAY_MS / 3) {
      await deliver();
      expect(await stateOf(order)).toBe("OPEN");
    }
    aheadMs = DAY_MS + 1_000;
    await deliver();
    expect(faulty.calls).toEqual([]);
    expect((await buyGift(fixture, order)).code).toBe("UNKNOWN_CARD_ERROR");
    expect(await chargesOf(order.attemptId)).toEqual([]);
  });

  it("a charge that completes hours later is found, and its card is mailed", async () => {
    const order = await aGift(fixture);
    faulty.answer = { kind: "unknown", hasResponse: false };
    await buyGift(fixture, order);
    aheadMs = 180_000;
    await deliver();
    await chargeLate();
    aheadMs = 5 * 3_600_000;
    await deliver();
    expect(await chargesOf(order.attemptId)).toEqual([1900]);
    expect(await kinds()).toEqual([
      ["RECEIPT", "ines@dance.com"],
      ["DELIVERY", "friend@dance.com"],
    ]);
  });

  it.each([
    ["recipientName", { recipientName: " " }],
    ["recipientName", { recipientName: "N".repeat(61) }],
    ["recipientEmail", { recipientEmail: "nobody" }],
    ["recipientEmail", { recipientEmail: null }],
    ["message", { message: "💃".repeat(301) }],
    ["message", { message: "one\u0000two" }],
    ["giverName", { giverName: "" }],
    ["giverEmail", { giverEmail: "ines@dance" }],
    ["deliverAt", { deliverAt: until(368) }],
    ["deliverAt", { deliverAt: until(-3) }],
    ["deliverAt", { timeZone: "Nowhere/City" }],
    ["planChoice", { planChoice: "YEARLY" }],
    ["firstName", { firstName: "" }],
    ["attemptId", { attemptId: "x" }],
  ])("refuses a wrong %s before any payment", async (field, wrong) => {
    const order = await aGift(fixture, wrong);
    const refused = await buyGift(fixture, order);
    expect(refused).toMatchObject({ __typename: "BuyGiftCardRefused", field });
    expect(faulty.calls).toEqual([]);
  });

  it("accepts names and a message of full length in any script", async () => {
    const long = { recipientName: "李".repeat(60), message: "💃".repeat(300) };
    expect((await buyGift(fixture, await aGift(fixture, long))).__typename).toBe("GiftCardBought");
  });

  it("an attempt of somebody else, or with another order, is refused", async () => {
    const order = await aGift(fixture);
    await buyGift(fixture, order);
    await expect(buyGift(fixture, order, aMember())).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = { ...order, recipientEmail: "me@dance.com" };
    expect(await buyGift(fixture, other)).toMatchObject({ code: "ATTEMPT_REUSED" });
  });

  it("a network's visitors cannot test cards here", async () => {
    const network = { ...visitor, address: "198.51.100.77" };
    const order = await aGift(fixture, { card: cards.declined });
    for (let time = 0; time < 21; time += 1) {
      expect(await buyGift(fixture, order, network)).toMatchObject({ code: "CARD_REFUSED" });
    }
    expect(await buyGift(fixture, await aGift(fixture), network)).toMatchObject({
      code: "LIMIT_EXCEEDED",
    });
  });
});
