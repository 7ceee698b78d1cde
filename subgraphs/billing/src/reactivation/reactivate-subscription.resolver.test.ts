import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import type { ActionResult } from "../providers/billing/billing.provider";
import { act } from "../testing/act";
import { aMember, type BillingFixture, billingFixture } from "../testing/billing-fixture";
import { FaultyProvider } from "../testing/faulty-provider";
import { subscriptionSeenBy } from "../testing/member-subscription";
import { aSubscriber } from "../testing/orders";

const faults = new FaultyProvider(["reactivateSubscription"]);
let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture({ wrap: faults.wrap });
});
beforeEach(() => faults.reset());
afterAll(() => fixture.close());

type Member = ReturnType<typeof aMember>;

const reactivate = (viewer: Member, input: Readonly<Record<string, unknown>> = {}) =>
  act(fixture, "reactivateSubscription", viewer, input);
const stateAtProvider = async (id: string) =>
  (await fixture.sandbox.read(`/subscriptions/${id}`)).state;

async function aCancelledMember() {
  const { member, subscription } = await aSubscriber(fixture);
  await act(fixture, "cancelSubscription", member);
  return { member, subscription };
}

describe("reactivating", () => {
  it("API-BILL-16 a cancelled subscription renews again as before, and its member may watch", async () => {
    const { member, subscription } = await aCancelledMember();
    const charges = await fixture.sandbox.chargesOf(member.memberId);
    const answer = await reactivate(member);
    expect(answer).toMatchObject({ __typename: "SubscriptionReactivated", subscription });
    expect(decodeJwt(answer.entitlementTicket).sub).toBe(member.memberId);
    expect(await subscriptionSeenBy(fixture, member)).toEqual(subscription);
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("active");
    expect(await fixture.sandbox.chargesOf(member.memberId)).toEqual(charges);
  });

  it("an ended subscription is refused, and the member sees that it ended", async () => {
    const { member } = await aCancelledMember();
    await fixture.sandbox.toNextEvent(member.memberId);
    expect(await reactivate(member)).toMatchObject({ code: "NOT_AVAILABLE" });
    expect((await subscriptionSeenBy(fixture, member)).accountStatus).toBe("EXPIRED");
  });

  it("one that ends between reading and call is refused in the provider's words", async () => {
    const { member } = await aCancelledMember();
    faults.beforeCall = () => fixture.sandbox.toNextEvent(member.memberId);
    const { code, message } = await reactivate(member);
    expect(code).toBe("REACTIVATION_REFUSED");
    expect(message).toMatch(/subscription/i);
  });

  it("somebody who never subscribed is refused", async () => {
    expect(await reactivate(aMember())).toMatchObject({ code: "NOT_AVAILABLE" });
  });

  it.each([
    [{ kind: "declined", message: "Your card was declined." }, "CARD_REFUSED"],
    [{ kind: "invalid", message: "Not now." }, "REACTIVATION_REFUSED"],
  ] as const)("the provider's message arrives: %j", async (answer: ActionResult, code) => {
    const { member } = await aCancelledMember();
    faults.answer = answer;
    const message = "message" in answer ? answer.message : "";
    expect(await reactivate(member)).toMatchObject({ code, message });
  });

  it("a challenge ends the attempt, and the retry is a new one", async () => {
    const { member } = await aCancelledMember();
    faults.answer = { kind: "challenge", actionTokenId: "action-token", message: "Please verify." };
    const input = { attemptId: randomUUID() };
    const challenged = { __typename: "ThreeDSecureRequired", actionTokenId: "action-token" };
    expect(await reactivate(member, input)).toEqual(challenged);
    faults.answer = null;
    expect(await reactivate(member, input)).toEqual(challenged);
    const retry = await reactivate(member, { threeDSecureActionResultTokenId: "passed" });
    expect(retry.__typename).toBe("SubscriptionReactivated");
    expect(faults.calls.map(({ args }) => args[1])).toEqual([null, "passed"]);
  });
});

describe("one attempt, one reactivation", () => {
  it("the same attempt sent five times at once succeeds five times", async () => {
    const { member, subscription } = await aCancelledMember();
    const input = { attemptId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => reactivate(member, input)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      Array(5).fill("SubscriptionReactivated"),
    );
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("active");
  });

  it("two tabs at once: one reactivates, and the other waits or finds it done", async () => {
    const { member } = await aCancelledMember();
    const answers = await Promise.all([reactivate(member), reactivate(member)]);
    const outcomes = answers.map(({ code, __typename }) => code ?? __typename);
    expect(outcomes).toContain("SubscriptionReactivated");
    for (const outcome of outcomes) {
      expect(["SubscriptionReactivated", "ACTION_UNDER_WAY"]).toContain(outcome);
    }
    expect(faults.calls).toHaveLength(1);
  });

  it("answer lost: the account shows it", async () => {
    const { member } = await aCancelledMember();
    faults.losesAnswer = true;
    expect((await reactivate(member)).__typename).toBe("SubscriptionReactivated");
  });

  it("reading lost: the same attempt finds it done", async () => {
    const { member } = await aCancelledMember();
    const input = { attemptId: randomUUID() };
    faults.losesReading = true;
    expect(await reactivate(member, input)).toMatchObject({ code: "ACTION_UNDER_WAY" });
    faults.reset();
    expect((await reactivate(member, input)).__typename).toBe("SubscriptionReactivated");
    expect(faults.calls).toEqual([]);
  });

  it("the provider's notice first: the answer is the same", async () => {
    const { member } = await aCancelledMember();
    faults.afterCall = () => fixture.subscriptions.sync(member.memberId);
    expect((await reactivate(member)).__typename).toBe("SubscriptionReactivated");
  });

  it("a repeated attempt does not undo a later cancellation", async () => {
    const { member, subscription } = await aCancelledMember();
    const input = { attemptId: randomUUID() };
    await reactivate(member, input);
    await act(fixture, "cancelSubscription", member);
    expect((await reactivate(member, input)).__typename).toBe("SubscriptionReactivated");
    expect(await stateAtProvider(subscription.subscriptionId)).toBe("canceled");
  });
});
