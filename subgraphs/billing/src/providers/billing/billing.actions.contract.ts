import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import { aKey, aSubscription, type ContractFixture, done } from "./billing.fixture.contract";
import type { ActionKey, ActionResult, BillingProvider } from "./billing.provider";

const DAY_MS = 86_400_000;

export function actionContract(get: () => ContractFixture): void {
  cancellationContract(get);
  planChangeContract(get);
  postponementContract(get);
  repetitionContract(get);
}

function cancellationContract(get: () => ContractFixture): void {
  it("a canceled subscription runs until the period ends and can be reactivated", async () => {
    const { provider } = get();
    const { id, read } = await aSubscription(get());
    const before = (await read()).subscription;
    expect(await provider.cancelSubscription(id, aKey())).toEqual(done);
    expect((await read()).subscription).toMatchObject({
      status: "CANCELLED",
      periodEndsAt: before.periodEndsAt,
      nextChargeCents: 0,
    });
    expect(await provider.reactivateSubscription(id, null, aKey())).toEqual(done);
    expect((await read()).subscription).toEqual(before);
  });

  it("an ended subscription is neither canceled nor reactivated", async () => {
    const { provider } = get();
    const { id, memberId, read } = await aSubscription(get());
    await provider.cancelSubscription(id, aKey());
    await get().toNextEvent(memberId);
    expect((await read()).subscription.status).toBe("EXPIRED");
    const refused = { kind: "invalid", message: expect.stringMatching(/./) };
    expect(await provider.cancelSubscription(id, aKey())).toEqual(refused);
    expect(await provider.reactivateSubscription(id, null, aKey())).toEqual(refused);
  });
}

function planChangeContract(get: () => ContractFixture): void {
  it("another plan is scheduled for the end of the period and withdrawn again", async () => {
    const { provider } = get();
    const { id, memberId, read } = await aSubscription(get(), { planCode: planCodes.monthly });
    const before = (await read()).subscription;
    expect(await provider.changePlan(id, planCodes.regularYearly, aKey())).toEqual(done);
    const pendingPlan = {
      planCode: planCodes.regularYearly,
      amountCents: 9900,
      activatesOn: before.periodEndsAt,
    };
    expect((await read()).subscription).toMatchObject({
      planCode: planCodes.monthly,
      pendingPlan,
      nextChargeCents: 9900,
    });
    expect(await provider.withdrawPlanChange(id, aKey())).toEqual(done);
    expect((await read()).subscription).toEqual(before);
    expect(await get().chargesOf(memberId)).toEqual([3900]);
  });

  it("the current plan is refused and leaves a scheduled change in place", async () => {
    const { provider } = get();
    const { id, read } = await aSubscription(get(), { planCode: planCodes.monthly });
    await provider.changePlan(id, planCodes.regularYearly, aKey());
    expect(await provider.changePlan(id, planCodes.monthly, aKey())).toMatchObject({
      kind: "invalid",
    });
    expect((await read()).subscription.pendingPlan?.planCode).toBe(planCodes.regularYearly);
  });

  it("a plan that never existed is refused", async () => {
    const { id, read } = await aSubscription(get());
    expect(await get().provider.changePlan(id, "no-such-plan", aKey())).toMatchObject({
      kind: "invalid",
    });
    expect((await read()).subscription.pendingPlan).toBeNull();
  });
}

function postponementContract(get: () => ContractFixture): void {
  it("the next bill date and a custom field are set together, once", async () => {
    const { provider } = get();
    const { id, read } = await aSubscription(get(), { planCode: planCodes.monthly });
    const { periodEndsAt } = (await read()).subscription;
    const nextBillDate = new Date((periodEndsAt?.getTime() ?? 0) + 30 * DAY_MS);
    const change = { nextBillDate, customFields: { offer: "taken" } };
    for (const key of [aKey(), aKey()]) {
      expect(await provider.postponeBilling(id, change, key)).toEqual(done);
    }
    expect(await read()).toMatchObject({
      subscription: { periodEndsAt: nextBillDate, status: "ACTIVE" },
      customFields: { offer: "taken" },
    });
  });

  it("during a trial, the trial lasts longer", async () => {
    const { id, read } = await aSubscription(get());
    const { trialEndsAt } = (await read()).subscription;
    const nextBillDate = new Date((trialEndsAt?.getTime() ?? 0) + 30 * DAY_MS);
    const change = { nextBillDate, customFields: {} };
    expect(await get().provider.postponeBilling(id, change, aKey())).toEqual(done);
    expect((await read()).subscription).toMatchObject({
      isTrial: true,
      trialEndsAt: nextBillDate,
      periodEndsAt: nextBillDate,
    });
  });

  it("a date in the past is refused", async () => {
    const { id, read } = await aSubscription(get());
    const before = await read();
    const change = { nextBillDate: new Date(0), customFields: { offer: "taken" } };
    expect(await get().provider.postponeBilling(id, change, aKey())).toMatchObject({
      kind: "invalid",
    });
    expect(await read()).toEqual(before);
  });
}

type Act = (provider: BillingProvider, id: string, key: ActionKey) => Promise<ActionResult>;

const nextBillDate = new Date(Date.now() + 400 * DAY_MS);
const actions: readonly (readonly [name: string, act: Act])[] = [
  ["cancelSubscription", (provider, id, key) => provider.cancelSubscription(id, key)],
  ["reactivateSubscription", (provider, id, key) => provider.reactivateSubscription(id, null, key)],
  [
    "postponeBilling",
    (provider, id, key) => provider.postponeBilling(id, { nextBillDate, customFields: {} }, key),
  ],
  ["changePlan", (provider, id, key) => provider.changePlan(id, planCodes.monthly, key)],
  ["withdrawPlanChange", (provider, id, key) => provider.withdrawPlanChange(id, key)],
];

function repetitionContract(get: () => ContractFixture): void {
  it.each(actions)(
    "%s: an attempt sent twice at once, repeated, or followed by another happens once",
    async (_name, act) => {
      const { id, memberId, read } = await aSubscription(get());
      const once = () => act(get().provider, id, key);
      const key = aKey();
      expect(await Promise.all([once(), once()])).toEqual([done, done]);
      const after = await read();
      expect(await once()).toEqual(done);
      expect(await act(get().provider, id, aKey())).toEqual(done);
      expect(await read()).toEqual(after);
      expect(await get().chargesOf(memberId)).toEqual([0]);
    },
  );

  it.each(actions)("%s: a subscription that does not exist is refused", async (_name, act) => {
    expect(await act(get().provider, "nosuchthing1", aKey())).toEqual({
      kind: "invalid",
      message: expect.stringMatching(/./),
    });
  });
}

export function actionOutageContract(get: () => ContractFixture): void {
  const unknown = { kind: "unknown", hasResponse: false };
  const card = { tokenId: "a-token", challengeResultTokenId: null };

  it.each(actions)("%s has an unknown outcome", async (_name, act) => {
    expect(await act(get().unreachable, "sub1", aKey())).toEqual(unknown);
  });

  it("a new card and a collection have an unknown outcome", async () => {
    const { unreachable } = get();
    expect(await unreachable.updateCard(randomUUID(), card, aKey())).toEqual(unknown);
    expect(await unreachable.collectOverdue(randomUUID(), null, aKey())).toEqual(unknown);
  });
}
