import { randomUUID } from "node:crypto";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { aGiftCode, redeemGift } from "../testing/gifts";
import { anOrder, aSubscriber, buy, cards } from "../testing/orders";

const faults = new FaultyProvider(["purchase", "cancelSubscription", "redeemGiftCard"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

/** Returns what happened `meanwhile`, while `sent` was at the provider. */
async function whileAtProvider<T>(
  sent: () => Promise<unknown>,
  meanwhile: () => Promise<T>,
): Promise<{ readonly first: unknown; readonly second: T }> {
  let arrive = () => {};
  let goOn = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  faults.beforeCall = () => {
    faults.beforeCall = null;
    arrive();
    return mayGoOn;
  };
  const first = sent();
  await hasArrived;
  const second = await meanwhile().finally(goOn);
  return { first: await first, second };
}

const sentIn = () => faults.calls.map(({ method }) => method);

describe("a member's one turn", () => {
  it("is not given away by an action with the id of an order in progress", async () => {
    const member = aMember();
    const [order, next] = [await anOrder(fixture), await anOrder(fixture)];
    const pause = { attemptId: order.attemptId, cycles: 1 };
    const { first, second } = await whileAtProvider(
      () => buy(fixture, order, member),
      async () => [
        await act(fixture, "pauseSubscription", member, pause),
        await buy(fixture, next, member),
      ],
    );
    expect(second).toMatchObject([{ code: "ACTION_UNDER_WAY" }, { code: "PURCHASE_UNDER_WAY" }]);
    expect(first).toMatchObject({ __typename: "SubscriptionPurchased" });
    expect(sentIn()).toEqual(["purchase"]);
  });

  it("is not given away by an order with the id of an action in progress", async () => {
    const { member } = await aSubscriber(fixture);
    faults.reset();
    const attemptId = randomUUID();
    const cancel = (viewer: Viewer, id: string) =>
      act(fixture, "cancelSubscription", viewer, { attemptId: id, reason: "OTHER" });
    const { first, second } = await whileAtProvider(
      () => cancel(member, attemptId),
      async () => [
        await buy(fixture, await anOrder(fixture, { attemptId }), member),
        await cancel(member, randomUUID()),
      ],
    );
    expect(second).toMatchObject([{ code: "PURCHASE_UNDER_WAY" }, { code: "ACTION_UNDER_WAY" }]);
    expect(first).toMatchObject({ __typename: "SubscriptionCancelled" });
    expect(sentIn()).toEqual(["cancelSubscription"]);
  });

  it("is free again after an order and after an action with one id", async () => {
    const member = aMember();
    const attemptId = randomUUID();
    const declined = await anOrder(fixture, { attemptId, card: cards.declined });
    expect(await buy(fixture, declined, member)).toMatchObject({ code: "CARD_REFUSED" });
    expect(await act(fixture, "pauseSubscription", member, { attemptId, cycles: 1 })).toMatchObject(
      { code: "NOT_AVAILABLE" },
    );
    expect(await buy(fixture, await anOrder(fixture), member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
  });

  it("is taken by a gift card that is being redeemed", async () => {
    const { member } = await aSubscriber(fixture);
    const code = await aGiftCode(fixture);
    faults.reset();
    const { first, second } = await whileAtProvider(
      () => redeemGift(fixture, code, member),
      async () => [
        await act(fixture, "cancelSubscription", member),
        await redeemGift(fixture, code, member),
      ],
    );
    expect(second).toMatchObject([{ code: "ACTION_UNDER_WAY" }, { code: "ACTION_UNDER_WAY" }]);
    expect(first).toMatchObject({ __typename: "GiftCardRedeemed" });
    expect(sentIn()).toEqual(["redeemGiftCard"]);
    expect(await act(fixture, "cancelSubscription", member)).toMatchObject({
      __typename: "SubscriptionCancelled",
    });
  });

  it("keeps a gift card from being redeemed during a cancellation, and the same attempt says why later", async () => {
    const { member } = await aSubscriber(fixture);
    const [code, attemptId] = [await aGiftCode(fixture), randomUUID()];
    faults.reset();
    const redeem = () => redeemGift(fixture, code, member, attemptId);
    const { first, second } = await whileAtProvider(
      () => act(fixture, "cancelSubscription", member),
      redeem,
    );
    expect(first).toMatchObject({ __typename: "SubscriptionCancelled" });
    expect(second).toMatchObject({ code: "ACTION_UNDER_WAY" });
    expect(await redeem()).toMatchObject({ code: "NOT_AVAILABLE" });
    const { rows } = await fixture.db.query(
      "SELECT kind, details->>'code' AS code FROM ledger_entry WHERE attempt_id = $1 ORDER BY id",
      [attemptId],
    );
    expect(rows).toEqual([
      { kind: "ATTEMPT_STARTED", code: null },
      { kind: "ATTEMPT_REFUSED", code: "BUSY" },
      { kind: "ATTEMPT_STARTED", code: null },
      { kind: "ATTEMPT_REFUSED", code: "NOT_AVAILABLE" },
    ]);
    expect(sentIn()).toEqual(["cancelSubscription"]);
  });
});
