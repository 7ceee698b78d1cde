import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { decodeJwt } from "jose";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber, cards } from "../testing/orders";

const faults = new FaultyProvider(["purchase"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;
type Input = Readonly<Record<string, unknown>>;

const buyAgain = (viewer: Member, input: Input = {}) =>
  act(fixture, "purchaseWithCardOnFile", viewer, input);
const chargesOf = ({ memberId }: Member) => fixture.sandbox.chargesOf(memberId ?? "");

/** A member whose subscription has ended. */
async function aFormerMember(planChoice = "NO_DEAL_MONTHLY", card?: string) {
  const { member } = await aSubscriber(fixture, planChoice, card);
  await act(fixture, "cancelSubscription", member);
  await fixture.sandbox.toNextEvent(member.memberId ?? "");
  await fixture.subscriptions.sync(member.memberId ?? "");
  expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("EXPIRED");
  faults.reset();
  return member;
}

describe("buying with the card on file", () => {
  it("BILL-REACT-02 API-BILL-04 the former plan is bought again and gives access immediately", async () => {
    const member = await aFormerMember();
    const answer = await buyAgain(member);
    expect(answer).toMatchObject({
      __typename: "SubscriptionPurchased",
      hadSubscription: true,
      subscription: {
        accountStatus: "ACTIVE",
        planCode: "eightcount-monthly",
        isOwing: false,
        paymentMethod: "Visa ending with 1111",
      },
    });
    expect(decodeJwt(answer.entitlementTicket).sub).toBe(member.memberId);
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("FUN-CHK-31 BILL-CHG-03 the retention plan is swapped for the regular monthly plan", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    await fixture.sandbox.changePlan(subscription.subscriptionId, planCodes.retentionMonthly);
    await fixture.sandbox.toNextEvent(member.memberId);
    await act(fixture, "cancelSubscription", member);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      accountStatus: "EXPIRED",
      planCode: planCodes.retentionMonthly,
    });
    expect((await buyAgain(member)).subscription.planCode).toBe(planCodes.monthly);
  });

  it("another plan can be chosen, and there is no second trial", async () => {
    const member = await aFormerMember("MONTHLY");
    const answer = await buyAgain(member, { planChoice: "YEARLY" });
    expect(answer.subscription).toMatchObject({
      planCode: "eightcount-regular-covid-yearly",
      isTrial: false,
    });
    expect(await chargesOf(member)).toEqual([0, 9900]);
  });

  it("BILL-REACT-03 afterwards the subscription reads as active everywhere", async () => {
    const member = await aFormerMember();
    await buyAgain(member);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("ACTIVE");
    const events = await fixture.events("entitlement.changed");
    expect(events.filter(({ memberId }) => memberId === member.memberId).at(-1)).toMatchObject({
      isEntitled: true,
    });
  });

  it("BILL-MSG-03 a declined card is refused in the provider's words, and nothing is bought", async () => {
    const member = await aFormerMember("MONTHLY", cards.trialThenDeclined);
    const refused = await buyAgain(member);
    expect(refused.code).toBe("CARD_REFUSED");
    expect(refused.message).toMatch(/declined/i);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("EXPIRED");
  });

  it("a challenge is required, and its result buys once", async () => {
    const member = await aFormerMember("MONTHLY", cards.renewalChallenge);
    const challenged = await buyAgain(member);
    expect(challenged).toMatchObject({ __typename: "ThreeDSecureRequired" });
    const threeDSecureActionResultTokenId = await fixture.sandbox.completeChallenge(
      challenged.actionTokenId,
    );
    expect(await buyAgain(member, { threeDSecureActionResultTokenId })).toMatchObject({
      __typename: "SubscriptionPurchased",
    });
    expect(await chargesOf(member)).toEqual([0, 1900]);
  });

  it.each(["GIFT_YEARLY", "MULTI_YEARLY"])("%s is not sold this way", async (planChoice) => {
    const member = await aFormerMember();
    expect(await buyAgain(member, { planChoice })).toMatchObject({ code: "PLAN_UNAVAILABLE" });
    expect(faults.calls).toEqual([]);
  });

  it("somebody who never bought has no card on file", async () => {
    expect(await buyAgain(aMember())).toMatchObject({ code: "NO_CARD_ON_FILE" });
  });

  it("a running subscription is refused, and so is a malformed attempt", async () => {
    const { member } = await aSubscriber(fixture);
    expect(await buyAgain(member)).toMatchObject({ code: "ALREADY_SUBSCRIBED" });
    expect(await buyAgain(member, { attemptId: "short" })).toMatchObject({
      code: "ATTEMPT_INVALID",
    });
  });
});

describe("one attempt, one purchase", () => {
  it("the same attempt sent five times at once charges once", async () => {
    const member = await aFormerMember();
    const input = { attemptId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyAgain(member, input)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("SubscriptionPurchased"),
    );
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("two tabs at once charge once", async () => {
    const member = await aFormerMember();
    const answers = await Promise.all([buyAgain(member), buyAgain(member)]);
    expect(answers.map(({ code, __typename }) => code ?? __typename)).toContain(
      "SubscriptionPurchased",
    );
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("answer lost: the account shows what was bought", async () => {
    const member = await aFormerMember();
    faults.losesAnswer = true;
    expect((await buyAgain(member)).__typename).toBe("SubscriptionPurchased");
    expect(await chargesOf(member)).toEqual([3900, 3900]);
  });

  it("the same attempt for another plan is refused", async () => {
    const member = await aFormerMember();
    const input = { attemptId: randomUUID() };
    await buyAgain(member, input);
    expect(await buyAgain(member, { ...input, planChoice: "YEARLY" })).toMatchObject({
      code: "ATTEMPT_REUSED",
    });
  });
});
