import { randomUUID } from "node:crypto";
import { addMonths } from "@eightcount/rules/billing/billing-dates";
import { decodeJwt } from "jose";
import { act, actionState } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber, cards } from "../testing/orders";

const faults = new FaultyProvider(["pauseSubscription", "resumeSubscription"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;
type Input = Readonly<Record<string, unknown>>;

const pause = (viewer: Member, input: Input = {}) =>
  act(fixture, "pauseSubscription", viewer, { cycles: 2, ...input });
const resume = (viewer: Member, input: Input = {}) =>
  act(fixture, "resumeSubscription", viewer, input);
const aMonthlyMember = (card?: string) => aSubscriber(fixture, "NO_DEAL_MONTHLY", card);
const toNextEvent = ({ memberId }: Member) => fixture.sandbox.toNextEvent(memberId ?? "");
const isEntitled = async ({ memberId }: Member) => {
  await fixture.subscriptions.sync(memberId ?? "");
  const { rows } = await fixture.db.query(
    "SELECT is_entitled FROM entitlement WHERE member_id = $1",
    [memberId],
  );
  return rows[0]?.is_entitled;
};

async function aPausedMember(card?: string) {
  const { member, subscription } = await aMonthlyMember(card);
  await pause(member);
  await toNextEvent(member);
  await fixture.subscriptions.sync(member.memberId ?? "");
  return { member, subscription };
}

describe("pausing", () => {
  it("access lasts to the end of the paid time and returns with the next charge", async () => {
    const { member, subscription } = await aMonthlyMember();
    const pausesOn = subscription.nextBillingDate;
    const resumesOn = addMonths(new Date(pausesOn), 2).toISOString();
    const answer = await pause(member);
    expect(answer).toMatchObject({
      __typename: "SubscriptionPaused",
      subscription: {
        accountStatus: "ACTIVE",
        nextBillingDate: resumesOn,
        nextBillingAmountCents: 3900,
        pause: { isPaused: false, pausesOn, resumesOn, cycles: 2 },
      },
    });
    expect(await isEntitled(member)).toBe(true);
    await toNextEvent(member);
    expect(await isEntitled(member)).toBe(false);
    expect((await subscriptionSeenBy(fixture, member)).pause).toMatchObject({ isPaused: true });
    await toNextEvent(member);
    expect(await isEntitled(member)).toBe(false);
    await toNextEvent(member);
    expect(await isEntitled(member)).toBe(true);
    expect((await subscriptionSeenBy(fixture, member)).pause).toBeNull();
    expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toEqual([3900, 3900]);
  });

  it.each([0, 4, -1, 1_000_000])(
    "%p months are refused before anything is sent",
    async (cycles) => {
      const { member } = await aMonthlyMember();
      expect(await pause(member, { cycles })).toMatchObject({
        code: "PAUSE_LENGTH_INVALID",
        message: "Choose one, two, or three months.",
        field: "cycles",
      });
      expect(faults.calls).toEqual([]);
    },
  );

  it.each([
    ["a year", "YEARLY"],
    ["a trial", "MONTHLY"],
  ])("%s is not paused", async (_, planChoice) => {
    const { member } = await aSubscriber(fixture, planChoice);
    expect(await pause(member)).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(faults.calls).toEqual([]);
  });

  it("somebody without a subscription is refused", async () => {
    expect(await pause(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
    expect(await resume(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
  });

  it("a second pause of another length is refused until the first is withdrawn", async () => {
    const { member } = await aMonthlyMember();
    await pause(member);
    expect((await pause(member)).__typename).toBe("SubscriptionPaused");
    expect(await pause(member, { cycles: 3 })).toMatchObject({ code: "NOT_AVAILABLE" });
    expect((await resume(member)).subscription.pause).toBeNull();
    expect((await pause(member, { cycles: 3 })).subscription.pause.cycles).toBe(3);
  });
});

describe("resuming", () => {
  it("a scheduled pause is withdrawn, and nothing is charged", async () => {
    const { member, subscription } = await aMonthlyMember();
    await pause(member);
    const answer = await resume(member);
    expect(answer).toMatchObject({ __typename: "SubscriptionResumed", subscription });
    expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toEqual([3900]);
  });

  it("a running pause ends, is charged, and gives access immediately", async () => {
    const { member } = await aPausedMember();
    const answer = await resume(member);
    expect(answer).toMatchObject({
      __typename: "SubscriptionResumed",
      subscription: { accountStatus: "ACTIVE", pause: null, isOwing: false },
    });
    expect(decodeJwt(answer.entitlementTicket).sub).toBe(member.memberId);
    expect(await isEntitled(member)).toBe(true);
    expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toEqual([3900, 3900]);
  });

  it("with a card that is declined, the pause ends and the payment is overdue", async () => {
    const { member } = await aPausedMember(cards.renewalDeclined);
    expect((await resume(member)).subscription).toMatchObject({ pause: null, isOwing: true });
  });

  it("a canceled pause ends the subscription at once, because nothing is paid for", async () => {
    const { member } = await aPausedMember();
    const answer = await act(fixture, "cancelSubscription", member);
    expect(answer.subscription.accountStatus).toBe("EXPIRED");
  });
});

describe("one attempt", () => {
  it.each(["pauseSubscription", "resumeSubscription"] as const)(
    "%s sent five times at once happens once",
    async (name) => {
      const { member } =
        name === "pauseSubscription" ? await aMonthlyMember() : await aPausedMember();
      const charged = (await fixture.sandbox.chargesOf(member.memberId ?? "")).length;
      const input = { attemptId: randomUUID() };
      const send = () =>
        name === "pauseSubscription" ? pause(member, input) : resume(member, input);
      const answers = await Promise.all(Array.from({ length: 5 }, send));
      expect(new Set(answers.map(({ __typename }) => __typename)).size).toBe(1);
      expect(answers[0]?.subscription.pause === null).toBe(name === "resumeSubscription");
      const more = name === "resumeSubscription" ? 1 : 0;
      expect(await fixture.sandbox.chargesOf(member.memberId ?? "")).toHaveLength(charged + more);
    },
  );

  it("two tabs at once: the pause begins once, with one length", async () => {
    const { member } = await aMonthlyMember();
    const answers = await Promise.all([pause(member), pause(member, { cycles: 3 })]);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(faults.calls).toHaveLength(1);
  });

  it("answer lost: the account shows it", async () => {
    const { member } = await aMonthlyMember();
    faults.losesAnswer = true;
    expect((await pause(member)).__typename).toBe("SubscriptionPaused");
  });

  it("the provider's notice first: the answer is the same", async () => {
    const { member } = await aMonthlyMember();
    faults.afterCall = () => fixture.subscriptions.sync(member.memberId ?? "");
    expect((await pause(member)).__typename).toBe("SubscriptionPaused");
  });

  it("one that never arrived is refused by the reconciler, never sent again", async () => {
    const { member } = await aMonthlyMember();
    const input = { attemptId: randomUUID() };
    faults.losesCall = true;
    await pause(member, input);
    faults.reset();
    await fixture.db.query(
      "UPDATE billing_action SET updated_at = updated_at - interval '3 minutes' WHERE attempt_id = $1",
      [input.attemptId],
    );
    await fixture.billing.modules.reconcile.services.reconcile.reconcile();
    expect(await actionState(fixture, input.attemptId)).toBe("REFUSED");
    expect(faults.calls).toEqual([]);
    expect((await subscriptionSeenBy(fixture, member)).pause).toBeNull();
  });
});
