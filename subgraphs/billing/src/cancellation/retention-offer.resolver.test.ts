import { randomUUID } from "node:crypto";
import { act, actionState, aMinuteLater } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { memberSeenBy, subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber } from "../testing/orders";

const faults = new FaultyProvider(["postponeBilling"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const DAY_MS = 24 * 60 * 60 * 1000;
const STANDING = "cancellation { hasCancelled hasAcceptedOffer isOfferAvailable }";
const FEEDBACKS = `cancellationFeedbacks {
  oldPlan cancellationStatus cancellationReason offerAccepted feedback }`;

const accept = (viewer: Member, input: Readonly<Record<string, unknown>> = {}) =>
  act(fixture, "acceptRetentionOffer", viewer, input);
const standingOf = async (member: Member) =>
  (await subscriptionSeenBy(fixture, member, STANDING)).cancellation;
const feedbacksOf = async (member: Member) =>
  (await memberSeenBy(fixture, FEEDBACKS, member, member)).cancellationFeedbacks;
const nextDateOf = async (member: Member): Promise<string> => {
  await fixture.subscriptions.sync(member.memberId);
  return (await subscriptionSeenBy(fixture, member)).nextBillingDate;
};
const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString();

describe("the retention offer", () => {
  it("BILL-CANCEL-09 API-BILL-12 CONST-23 adds 30 free days to the current period, charging nothing", async () => {
    const { member, subscription } = await aSubscriber(fixture, "NO_DEAL_MONTHLY");
    const charges = await fixture.sandbox.chargesOf(member.memberId);
    const nextBillingDate = daysAfter(subscription.nextBillingDate, 30);
    expect(await accept(member)).toMatchObject({
      __typename: "RetentionOfferAccepted",
      subscription: { accountStatus: "ACTIVE", nextBillingDate },
      nextBillingDate,
    });
    expect(await nextDateOf(member)).toBe(nextBillingDate);
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual(charges);
    await fixture.sandbox.advance(member.memberId, 45);
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual(charges);
  });

  it("during a trial, the trial lasts 30 days longer", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    expect(await accept(member)).toMatchObject({
      subscription: { isTrial: true, trialEndsAt: daysAfter(subscription.trialEndsAt, 30) },
    });
  });

  it("BILL-CANCEL-08 API-BILL-13 is offered once, even after a cancellation and a reactivation", async () => {
    const { member } = await aSubscriber(fixture);
    const untouched = { hasCancelled: false, hasAcceptedOffer: false, isOfferAvailable: true };
    expect(await standingOf(member)).toEqual(untouched);
    await accept(member);
    const taken = { hasAcceptedOffer: true, isOfferAvailable: false };
    expect(await standingOf(member)).toEqual({ ...taken, hasCancelled: false });
    await act(fixture, "cancelSubscription", member);
    await act(fixture, "reactivateSubscription", member);
    expect(await standingOf(member)).toEqual({ ...taken, hasCancelled: true });
    const date = await nextDateOf(member);
    expect(await accept(member)).toMatchObject({ code: "RETENTION_OFFER_TAKEN" });
    expect(await nextDateOf(member)).toBe(date);
  });

  it("one that only the provider knows of is not offered again", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    await fixture.provider.postponeBilling(
      subscription.subscriptionId,
      {
        nextBillDate: new Date(daysAfter(subscription.nextBillingDate, 30)),
        customFields: { retention_offer_taken: "true" },
      },
      { idempotencyKey: randomUUID() },
    );
    faults.reset();
    expect(await accept(member)).toMatchObject({ code: "RETENTION_OFFER_TAKEN" });
    expect(await standingOf(member)).toMatchObject({
      hasAcceptedOffer: true,
      isOfferAvailable: false,
    });
    expect(faults.calls).toEqual([]);
  });

  it("the answers to the survey are kept as an accepted offer", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    await accept(member, { reason: "AFFORDABLE_PLAN", feedback: "It is a lot." });
    expect(await feedbacksOf(member)).toEqual([
      {
        oldPlan: subscription.planCode,
        cancellationStatus: "OFFER_ACCEPTED",
        cancellationReason: "AFFORDABLE_PLAN",
        offerAccepted: true,
        feedback: "It is a lot.",
      },
    ]);
  });

  it("is refused without an active subscription", async () => {
    expect(await accept(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
    const { member } = await aSubscriber(fixture);
    await act(fixture, "cancelSubscription", member);
    expect(await accept(member)).toMatchObject({ code: "NOT_AVAILABLE" });
  });
});

describe("one offer, thirty days", () => {
  it("the same attempt sent five times at once adds them once", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(member, input)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("RetentionOfferAccepted"),
    );
    expect(await nextDateOf(member)).toBe(daysAfter(subscription.nextBillingDate, 30));
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("two tabs at once add them once", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const answers = await Promise.all([accept(member), accept(member)]);
    const outcomes = answers.map(({ code, __typename }) => code ?? __typename).sort();
    expect(outcomes[1]).toBe("RetentionOfferAccepted");
    expect(["ACTION_UNDER_WAY", "RETENTION_OFFER_TAKEN"]).toContain(outcomes[0]);
    expect(await nextDateOf(member)).toBe(daysAfter(subscription.nextBillingDate, 30));
  });

  it("answer lost: the account shows the free days", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    faults.losesAnswer = true;
    expect(await accept(member)).toMatchObject({
      nextBillingDate: daysAfter(subscription.nextBillingDate, 30),
    });
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("answer and reading lost: neither the same attempt nor another adds them again", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    Object.assign(faults, { losesAnswer: true, losesReading: true });
    expect(await accept(member, input)).toMatchObject({ code: "RETENTION_REFUSED" });
    faults.reset();
    await aMinuteLater(fixture, member);
    expect(await accept(member)).toMatchObject({ code: "RETENTION_OFFER_TAKEN" });
    await aMinuteLater(fixture, member);
    expect((await accept(member, input)).__typename).toBe("RetentionOfferAccepted");
    expect(faults.calls).toEqual([]);
    expect(await nextDateOf(member)).toBe(daysAfter(subscription.nextBillingDate, 30));
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("a call that never arrived is sent again with the same date, and the offer stays", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    faults.losesCall = true;
    await accept(member, input);
    faults.losesCall = false;
    expect(await accept(member, input)).toMatchObject({
      nextBillingDate: daysAfter(subscription.nextBillingDate, 30),
    });
    expect(faults.calls.map(({ args }) => args[1])).toEqual([
      faults.calls[0]?.args[1],
      faults.calls[0]?.args[1],
    ]);
  });

  it("abandoned before it reached the provider: it is offered again", async () => {
    const { member } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    faults.losesCall = true;
    await accept(member, input);
    expect(await standingOf(member)).toMatchObject({ isOfferAvailable: false });
    await fixture.db.query(
      "UPDATE billing_action SET updated_at = updated_at - interval '3 minutes'",
    );
    await fixture.billing.modules.reconcile.services.reconcile.reconcile();
    expect(await actionState(fixture, input.attemptId)).toBe("REFUSED");
    expect(await standingOf(member)).toMatchObject({ isOfferAvailable: true });
    faults.reset();
    expect((await accept(member)).__typename).toBe("RetentionOfferAccepted");
  });

  it("the provider's notice first: it still counts as this attempt", async () => {
    const { member } = await aSubscriber(fixture);
    faults.afterCall = () => fixture.subscriptions.sync(member.memberId);
    expect((await accept(member)).__typename).toBe("RetentionOfferAccepted");
    expect(await standingOf(member)).toMatchObject({ hasAcceptedOffer: true });
    expect(await feedbacksOf(member)).toHaveLength(1);
  });
});
