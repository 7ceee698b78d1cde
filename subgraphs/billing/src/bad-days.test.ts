import { randomUUID } from "node:crypto";
import { act } from "./testing/act";
import { aMember, type BillingFixture, billingFixture } from "./testing/billing-fixture";
import { type Life, openLife } from "./testing/kill/life";
import { subscriptionSeenBy } from "./testing/member-subscription";
import type { ActionName } from "./testing/operations";
import { anOrder, aSubscriber, buy, cards } from "./testing/orders";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const chargesOf = ({ memberId }: Member) => fixture.sandbox.chargesOf(memberId);
const setFault = ({ memberId }: Member, fault: string) =>
  fixture.sandbox.setFault({ accountCode: memberId, fault });
const seenBy = (member: Member) => subscriptionSeenBy(fixture, member);

describe("a provider that responds with 500 after it has charged", () => {
  it("sells one subscription, and the member learns of it", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    await setFault(member, "500-after-charge");
    expect(await buy(fixture, order, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
      subscription: { accountStatus: "ACTIVE" },
    });
    expect(await buy(fixture, order, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(await chargesOf(member)).toEqual([3900]);
  });

  it.each<[ActionName, Readonly<Record<string, unknown>>, object]>([
    ["cancelSubscription", {}, { accountStatus: "CANCELLED" }],
    ["changePlan", { planChoice: "YEARLY" }, { pendingChange: { costCents: 9900 } }],
    ["pauseSubscription", { cycles: 1 }, { pause: { cycles: 1 } }],
    ["acceptRetentionOffer", {}, { accountStatus: "ACTIVE" }],
  ])("does what %s asks once", async (action, input, seen) => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await setFault(member, "500-after-charge");
    const answer = await act(fixture, action, member, input);
    expect(answer).toMatchObject({ subscription: seen });
    expect(await seenBy(member)).toMatchObject(seen);
    expect(await chargesOf(member)).toEqual([3900]);
  });

  it("collects a debt once", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY", cards.renewalDeclined);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    await setFault(member, "500-after-charge");
    const tokenId = await fixture.sandbox.cardToken(cards.good);
    const address = { country: "FR", street: "1 Rue X", city: "Paris", postalCode: "75001" };
    const input = { tokenId, address, firstName: "Ines", lastName: "Moreau" };
    const attempt = { attemptId: randomUUID(), ...input };
    await act(fixture, "updatePaymentMethod", member, attempt);
    await setFault(member, "none");
    expect(await act(fixture, "updatePaymentMethod", member, attempt)).toMatchObject({
      __typename: "PaymentMethodUpdated",
      isPaid: true,
      subscription: { paymentMethod: "Visa ending with 1111" },
    });
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });
});

describe("a slow provider", () => {
  it("sells once, even to a member who presses again in another tab", async () => {
    const member = aMember();
    const [order, other] = [await anOrder(fixture), await anOrder(fixture)];
    await setFault(member, "slow");
    const first = buy(fixture, order, member);
    const [bought, repeated, second] = await Promise.all([
      first,
      buy(fixture, order, member),
      buy(fixture, other, member),
    ]);
    expect([bought, repeated].map(({ __typename }) => __typename)).toEqual(
      Array(2).fill("SubscriptionPurchased"),
    );
    expect(second).toMatchObject({ code: "PURCHASE_UNDER_WAY" });
    expect(await chargesOf(member)).toEqual([0]);
  });
});

describe("a provider that is down", () => {
  let life: Life;
  beforeEach(async () => {
    life = await openLife(fixture);
  });
  afterEach(() => life.close());

  it("sells nothing, says so, and sells as soon as it is back", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    life.gates.provider.cut();
    expect(await buy(life, order, member)).toMatchObject({ code: "UNKNOWN_CARD_ERROR" });
    const again = { ...order, attemptId: randomUUID() };
    expect(await buy(fixture, again, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(await chargesOf(member)).toEqual([3900]);
  });

  it("changes nothing, and the member still sees their subscription", async () => {
    const { member } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    life.gates.provider.cut();
    const before = await seenBy(member);
    for (const action of ["cancelSubscription", "reactivateSubscription"] as const) {
      expect(await act(life, action, member)).toMatchObject({ code: expect.any(String) });
    }
    expect(await seenBy(member)).toEqual(before);
    expect(await act(fixture, "cancelSubscription", member)).toMatchObject({
      __typename: "SubscriptionCancelled",
    });
  });
});

describe("a 3-D Secure challenge that is abandoned", () => {
  it("buys nothing, and another card buys without a wait", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.challenge, planChoice: "NO_DEAL_MONTHLY" });
    expect(await buy(fixture, order, member)).toMatchObject({ __typename: "ThreeDSecureRequired" });
    expect(await seenBy(member)).toMatchObject({ accountStatus: "INACTIVE" });
    expect(await chargesOf(member)).toEqual([]);
    const other = await anOrder(fixture, { planChoice: "NO_DEAL_MONTHLY" });
    expect(await buy(fixture, other, member)).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(await chargesOf(member)).toEqual([3900]);
  });

  it("is shown again after a reload, and its result buys once", async () => {
    const member = aMember();
    const order = await anOrder(fixture, { card: cards.challenge, planChoice: "NO_DEAL_MONTHLY" });
    await buy(fixture, order, member);
    const again = { ...order, attemptId: randomUUID() };
    const { actionTokenId } = await buy(fixture, again, member);
    const result = await fixture.sandbox.completeChallenge(actionTokenId);
    const passed = { ...order, threeDSecureActionResultTokenId: result };
    const answers = await Promise.all(
      [randomUUID(), randomUUID()].map((attemptId) =>
        buy(fixture, { ...passed, attemptId }, member),
      ),
    );
    expect(answers.map(({ __typename }) => __typename)).toContain("SubscriptionPurchased");
    expect(await chargesOf(member)).toEqual([3900]);
  });
});
