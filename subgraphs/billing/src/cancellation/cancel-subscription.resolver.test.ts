import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { act, actionState, aMinuteLater } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { memberSeenBy, subscriptionSeenBy } from "../testing/member-subscription";
import { anOrder, aSubscriber, buy } from "../testing/orders";

const faults = new FaultyProvider(["cancelSubscription"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const FAILED = "There was an error processing your request. Please contact customer service";
const FEEDBACKS = `cancellationFeedbacks {
  oldPlan newPlan cancellationStatus cancellationReason offerAccepted feedback }`;
const STANDING = "cancellation { hasCancelled hasAcceptedOffer isOfferAvailable }";

const cancel = (viewer: Member, input: Readonly<Record<string, unknown>> = {}) =>
  act(fixture, "cancelSubscription", viewer, input);
const feedbacksOf = async (member: Member) =>
  (await memberSeenBy(fixture, FEEDBACKS, member, member)).cancellationFeedbacks;
const stateAtProvider = async (id: string) =>
  (await fixture.sandbox.read(`/subscriptions/${id}`)).state;
const entitlements = async ({ memberId }: Member) =>
  (await fixture.events("entitlement.changed"))
    .filter((event) => event.memberId === memberId)
    .map(({ isEntitled }) => isEntitled);

describe("cancelling", () => {
  it("BILL-CANCEL-19 answers with the cancelled subscription, without a pending plan change", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    await fixture.sandbox.changePlan(subscription.subscriptionId, planCodes.regularYearly);
    await fixture.subscriptions.sync(member.memberId);
    expect((await subscriptionSeenBy(fixture, member)).pendingChange).not.toBeNull();
    const id = Buffer.from(`Member:${member.memberId}`).toString("base64url");
    expect(await cancel(member)).toMatchObject({
      __typename: "SubscriptionCancelled",
      member: { id },
      subscription: {
        accountStatus: "CANCELLED",
        nextBillingAmountCents: 0,
        paymentMethod: null,
        pendingChange: null,
        nextBillingDate: subscription.nextBillingDate,
        accessEndsOn: subscription.nextBillingDate,
      },
    });
    expect(await subscriptionSeenBy(fixture, member, "actions")).toEqual({
      actions: ["REACTIVATE"],
    });
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("canceled");
  });

  it("BILL-CANCEL-22 the member keeps access until the period ends", async () => {
    const { member } = await aSubscriber(fixture);
    await cancel(member);
    expect(await entitlements(member)).toEqual([true]);
    await fixture.sandbox.toNextEvent(member.memberId);
    await fixture.subscriptions.sync(member.memberId);
    expect(await entitlements(member)).toEqual([true, false]);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("EXPIRED");
  });

  it("BILL-CANCEL-20 API-BILL-11 ENT-22 the answers to the survey are kept with the plan they were about", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    await cancel(member, { reason: "MORE_CLASSES", feedback: "  More tap, please. 🩰 " });
    expect(await feedbacksOf(member)).toEqual([
      {
        oldPlan: subscription.planCode,
        newPlan: null,
        cancellationStatus: "CANCELLED",
        cancellationReason: "MORE_CLASSES",
        offerAccepted: false,
        feedback: "More tap, please. 🩰",
      },
    ]);
    const { rows } = await fixture.db.query(
      "SELECT member_id FROM cancellation_feedback WHERE feedback LIKE 'More tap%'",
    );
    expect(rows).toEqual([{ member_id: member.memberId }]);
  });

  it("BILL-CANCEL-21 the next cancellation knows of this one", async () => {
    const { member } = await aSubscriber(fixture);
    const fresh = { hasCancelled: false, hasAcceptedOffer: false, isOfferAvailable: true };
    expect((await subscriptionSeenBy(fixture, member, STANDING)).cancellation).toEqual(fresh);
    await cancel(member);
    await act(fixture, "reactivateSubscription", member);
    expect((await subscriptionSeenBy(fixture, member, STANDING)).cancellation).toEqual({
      ...fresh,
      hasCancelled: true,
    });
  });

  it("only an active member can cancel", async () => {
    const refused = { code: "NOT_AVAILABLE" };
    expect(await cancel(aMember())).toMatchObject(refused);
    const { member } = await aSubscriber(fixture);
    await cancel(member);
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await cancel(member)).toMatchObject(refused);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("EXPIRED");
  });

  it("a comment that is too long is refused before anything changes", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    expect(await cancel(member, { feedback: "a".repeat(2_001) })).toMatchObject({
      code: "FEEDBACK_TOO_LONG",
      field: "feedback",
    });
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("active");
  });
});

describe("one attempt, one cancellation", () => {
  it("the same attempt sent five times at once cancels once and is recorded once", async () => {
    const { member } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID(), reason: "OTHER" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(member, input)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("SubscriptionCancelled"),
    );
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("a repeated attempt gets its first answer, even after a reactivation", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    await cancel(member, input);
    await act(fixture, "reactivateSubscription", member);
    expect((await cancel(member, input)).__typename).toBe("SubscriptionCancelled");
    expect(faults.calls).toHaveLength(1);
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("active");
  });

  it("two attempts at once: one cancels, and the other waits or finds it done", async () => {
    const { member } = await aSubscriber(fixture);
    const answers = await Promise.all([cancel(member), cancel(member)]);
    const outcomes = answers.map(({ code, __typename }) => code ?? __typename);
    expect(outcomes).toContain("SubscriptionCancelled");
    for (const outcome of outcomes) {
      expect(["SubscriptionCancelled", "ACTION_UNDER_WAY"]).toContain(outcome);
    }
    expect(faults.calls).toHaveLength(1);
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("a second tab, later, finds the subscription cancelled and records nothing more", async () => {
    const { member } = await aSubscriber(fixture);
    await cancel(member);
    expect((await cancel(member)).__typename).toBe("SubscriptionCancelled");
    expect(faults.calls).toHaveLength(1);
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("waits for a purchase of the member in progress", async () => {
    const { member } = await aSubscriber(fixture);
    await fixture.db.query(
      "INSERT INTO purchase_in_flight (member_id, attempt_id) VALUES ($1, 'another-order')",
      [member.memberId],
    );
    expect(await cancel(member)).toMatchObject({
      code: "ACTION_UNDER_WAY",
      message: "Your last request is still being processed. Please wait a moment.",
    });
    await aMinuteLater(fixture, member);
    expect((await cancel(member)).__typename).toBe("SubscriptionCancelled");
  });

  it("the same attempt with other answers is refused, and another member's is a new one", async () => {
    const { member } = await aSubscriber(fixture);
    const attemptId = randomUUID();
    await cancel(member, { attemptId });
    expect(await cancel(member, { attemptId, reason: "OTHER" })).toMatchObject({
      code: "ATTEMPT_REUSED",
    });
    const other = await aSubscriber(fixture);
    expect((await subscriptionSeenBy(fixture, other.member)).accountStatus).toBe("ACTIVE");
    const answer = await cancel(other.member, { attemptId, reason: "OTHER" });
    expect(answer.__typename).toBe("SubscriptionCancelled");
    expect((await subscriptionSeenBy(fixture, other.member)).accountStatus).toBe("CANCELLED");
  });

  it("the id of a purchase, the member's own or another's, is a new attempt", async () => {
    const cancelled = { __typename: "SubscriptionCancelled" };
    const [own, theirs] = [await anOrder(fixture), await anOrder(fixture)];
    const [member, buyer] = [aMember(), aMember()];
    await buy(fixture, own, member);
    await buy(fixture, theirs, buyer);
    expect(await cancel(member, { attemptId: own.attemptId })).toMatchObject(cancelled);
    const { member: other } = await aSubscriber(fixture);
    expect(await cancel(other, { attemptId: theirs.attemptId })).toMatchObject(cancelled);
    expect((await subscriptionSeenBy(fixture, buyer)).accountStatus).toBe("ACTIVE");
  });
});

describe("a cancellation with a lost answer", () => {
  it("the account is asked, and shows that it was cancelled", async () => {
    const { member } = await aSubscriber(fixture);
    faults.losesAnswer = true;
    expect((await cancel(member)).__typename).toBe("SubscriptionCancelled");
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("answer and reading lost: the same attempt finds it done and is recorded once", async () => {
    const { member } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID(), reason: "OTHER" };
    Object.assign(faults, { losesAnswer: true, losesReading: true });
    expect(await cancel(member, input)).toMatchObject({
      code: "CANCELLATION_FAILED",
      message: FAILED,
    });
    expect(await actionState(fixture, input.attemptId)).toBe("OPEN");
    faults.reset();
    expect((await cancel(member, input)).__typename).toBe("SubscriptionCancelled");
    expect(faults.calls).toEqual([]);
    expect(await feedbacksOf(member)).toHaveLength(1);
  });

  it("only the reading lost: it was cancelled, so the member is told to wait", async () => {
    const { member } = await aSubscriber(fixture);
    faults.losesReading = true;
    const input = { attemptId: randomUUID() };
    expect(await cancel(member, input)).toMatchObject({ code: "ACTION_UNDER_WAY" });
    faults.reset();
    expect((await cancel(member, input)).__typename).toBe("SubscriptionCancelled");
  });

  it("a call that never arrived is sent again by the same attempt", async () => {
    const { member, subscription } = await aSubscriber(fixture);
    faults.losesCall = true;
    const input = { attemptId: randomUUID() };
    expect(await cancel(member, input)).toMatchObject({ code: "CANCELLATION_FAILED" });
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("active");
    faults.losesCall = false;
    expect((await cancel(member, input)).__typename).toBe("SubscriptionCancelled");
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("canceled");
  });

  it("an unreachable provider changes nothing, and the member may try again immediately", async () => {
    const { member } = await aSubscriber(fixture);
    faults.isUnreadable = true;
    expect(await cancel(member)).toMatchObject({ code: "CANCELLATION_FAILED", message: FAILED });
    expect(faults.calls).toEqual([]);
    faults.reset();
    expect((await cancel(member)).__typename).toBe("SubscriptionCancelled");
  });

  it("the provider's notice first: the cancellation is still recorded", async () => {
    const { member } = await aSubscriber(fixture);
    faults.afterCall = () => fixture.subscriptions.sync(member.memberId);
    expect((await cancel(member)).__typename).toBe("SubscriptionCancelled");
    expect(await feedbacksOf(member)).toHaveLength(1);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("CANCELLED");
  });
});

describe("reconciling abandoned cancellations", () => {
  const reconcile = () => fixture.billing.modules.reconcile.services.reconcile.reconcile();
  const abandon = (attemptId: string) =>
    fixture.db.query(
      "UPDATE billing_action SET updated_at = updated_at - interval '3 minutes' WHERE attempt_id = $1",
      [attemptId],
    );

  it("one that reached the provider is settled with its answers", async () => {
    const { member } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID(), reason: "AFFORDABLE_PLAN" };
    Object.assign(faults, { losesAnswer: true, losesReading: true });
    await cancel(member, input);
    faults.reset();
    await abandon(input.attemptId);
    await reconcile();
    expect(await actionState(fixture, input.attemptId)).toBe("SUCCEEDED");
    expect(await feedbacksOf(member)).toMatchObject([{ cancellationReason: "AFFORDABLE_PLAN" }]);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("CANCELLED");
  });

  it("neither a recent one nor one that has ended counts as abandoned", async () => {
    const { member } = await aSubscriber(fixture);
    const recent = { attemptId: randomUUID() };
    Object.assign(faults, { losesAnswer: true, losesReading: true });
    await cancel(member, recent);
    faults.reset();
    const { member: other } = await aSubscriber(fixture);
    const ended = { attemptId: randomUUID(), reason: "AFFORDABLE_PLAN" };
    await cancel(other, ended);
    await abandon(ended.attemptId);
    await reconcile();
    expect(await actionState(fixture, recent.attemptId)).toBe("OPEN");
    expect(await actionState(fixture, ended.attemptId)).toBe("SUCCEEDED");
    expect(await feedbacksOf(other)).toHaveLength(1);
  });

  it("one that did not is refused, never sent again", async () => {
    const { member } = await aSubscriber(fixture);
    const input = { attemptId: randomUUID() };
    faults.losesCall = true;
    await cancel(member, input);
    faults.reset();
    await abandon(input.attemptId);
    await reconcile();
    expect(await actionState(fixture, input.attemptId)).toBe("REFUSED");
    expect(faults.calls).toEqual([]);
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("ACTIVE");
    expect(await cancel(member, input)).toMatchObject({ code: "CANCELLATION_FAILED" });
  });
});
