import { randomUUID } from "node:crypto";
import type { ActionResult } from "../providers/billing/billing.provider";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber, cards } from "../testing/orders";

const faults = new FaultyProvider(["changePlan", "withdrawPlanChange"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;
type Input = Readonly<Record<string, unknown>>;

const change = (viewer: Member, input: Input = {}) =>
  act(fixture, "changePlan", viewer, { planChoice: "YEARLY", ...input });
const withdraw = (viewer: Member, input: Input = {}) =>
  act(fixture, "withdrawPlanChange", viewer, input);
const aMonthlyMember = (card?: string) => aSubscriber(fixture, "NO_DEAL_MONTHLY", card);
const toNextEvent = ({ memberId }: Member) => fixture.sandbox.toNextEvent(memberId ?? "");

describe("changing the plan", () => {
  it("BILL-CHG-02 API-BILL-08 another plan is scheduled for the next bill date, without a charge", async () => {
    const { member, subscription } = await aMonthlyMember();
    const answer = await change(member);
    const pendingChange = {
      code: "eightcount-regular-covid-yearly",
      name: "Yearly Subscription",
      costCents: 9900,
      activatesOn: subscription.nextBillingDate,
    };
    expect(answer).toMatchObject({
      __typename: "PlanChangeScheduled",
      subscription: { planCode: "eightcount-monthly", pendingChange, nextBillingAmountCents: 9900 },
    });
    expect((await subscriptionSeenBy(fixture, member)).pendingChange).toEqual(pendingChange);
    expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toEqual([3900]);
    await toNextEvent(member);
    await fixture.subscriptions.sync(member.memberId ?? "");
    expect(await subscriptionSeenBy(fixture, member)).toMatchObject({
      planCode: "eightcount-regular-covid-yearly",
      pendingChange: null,
    });
    expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toEqual([3900, 9900]);
  });

  it("during a trial, the new plan begins when the trial ends, without another one", async () => {
    const { member } = await aSubscriber(fixture, "MONTHLY");
    expect((await change(member)).subscription).toMatchObject({
      isTrial: true,
      pendingChange: { code: "eightcount-regular-covid-yearly" },
    });
  });

  it("another choice replaces the scheduled one", async () => {
    const { member } = await aSubscriber(fixture, "YEARLY");
    await change(member, { planChoice: "MONTHLY" });
    const answer = await change(member, { planChoice: "NO_DEAL_MONTHLY" });
    expect(answer.subscription.pendingChange.code).toBe("eightcount-monthly");
  });

  it.each([
    ["the current plan", "NO_DEAL_MONTHLY", "SAME_PLAN", "You already have this plan."],
    ["a gift plan", "GIFT_YEARLY", "PLAN_UNAVAILABLE", expect.any(String)],
    ["a plan in another currency", "MULTI_YEARLY", "PLAN_UNAVAILABLE", expect.any(String)],
  ])("%s is refused", async (_, planChoice, code, message) => {
    const { member } = await aMonthlyMember();
    expect(await change(member, { planChoice })).toMatchObject({ code, message });
    expect(faults.calls).toEqual([]);
  });

  it("BILL-SUB-13 is refused while a payment is overdue", async () => {
    const { member } = await aMonthlyMember(cards.renewalDeclined);
    await toNextEvent(member);
    expect(await change(member)).toMatchObject({
      code: "PAYMENT_OVERDUE",
      message: "Update your payment method first.",
    });
  });

  it("is refused without a running subscription", async () => {
    expect(await change(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
    const { member } = await aMonthlyMember();
    await act(fixture, "cancelSubscription", member);
    expect(await change(member)).toMatchObject({ code: "NOT_AVAILABLE" });
  });

  it("the provider's message arrives", async () => {
    const { member } = await aMonthlyMember();
    faults.answer = { kind: "invalid", message: "Not this plan." } satisfies ActionResult;
    expect(await change(member)).toMatchObject({
      code: "PLAN_CHANGE_REFUSED",
      message: "Not this plan.",
    });
  });
});

describe("withdrawing a plan change", () => {
  it("the subscription is as before, also after doing it twice", async () => {
    const { member, subscription } = await aMonthlyMember();
    await change(member);
    const answer = await withdraw(member);
    expect(answer).toMatchObject({ __typename: "PlanChangeWithdrawn", subscription });
    expect(await withdraw(member)).toMatchObject({ __typename: "PlanChangeWithdrawn" });
    expect(faults.calls.filter(({ method }) => method === "withdrawPlanChange")).toHaveLength(1);
  });

  it("works while a payment is overdue", async () => {
    const { member } = await aMonthlyMember(cards.renewalDeclined);
    await change(member);
    await withdraw(member);
    await toNextEvent(member);
    expect(await withdraw(member)).toMatchObject({ __typename: "PlanChangeWithdrawn" });
  });
});

describe("one attempt, one change", () => {
  it("the same attempt sent five times at once schedules once", async () => {
    const { member } = await aMonthlyMember();
    const input = { attemptId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(member, input)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("PlanChangeScheduled"),
    );
  });

  it("two tabs with different plans: one schedules, the other waits", async () => {
    const { member } = await aMonthlyMember();
    const answers = await Promise.all([
      change(member, { planChoice: "YEARLY" }),
      change(member, { planChoice: "MONTHLY" }),
    ]);
    const outcomes = answers.map(({ code, __typename }) => code ?? __typename).sort();
    expect(outcomes[0]).toBe("ACTION_UNDER_WAY");
    expect(outcomes[1]).toBe("PlanChangeScheduled");
  });

  it("the same attempt with another plan is refused", async () => {
    const { member } = await aMonthlyMember();
    const input = { attemptId: randomUUID() };
    await change(member, input);
    expect(await change(member, { ...input, planChoice: "MONTHLY" })).toMatchObject({
      code: "ATTEMPT_REUSED",
    });
  });

  it("answer lost: the account shows it", async () => {
    const { member } = await aMonthlyMember();
    faults.losesAnswer = true;
    expect((await change(member)).__typename).toBe("PlanChangeScheduled");
  });

  it("the provider's notice first: the answer is the same", async () => {
    const { member } = await aMonthlyMember();
    faults.afterCall = () => fixture.subscriptions.sync(member.memberId ?? "");
    expect((await change(member)).__typename).toBe("PlanChangeScheduled");
  });
});
