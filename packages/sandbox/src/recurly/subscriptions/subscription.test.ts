import { buy, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function subscriber(plan: string = plans.noDeal) {
  const code = nextCode();
  await buy(sandbox, { code, plan });
  const { id, uuid } = await subscriptionOf(sandbox, code);
  return { code, id, uuid };
}

describe("changing the plan", () => {
  it("at the bill date is pending until then", async () => {
    const { code, id } = await subscriber();
    const change = await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    expect(change).toMatchObject({ activated: false, unitAmount: 99 });
    const pending = await subscriptionOf(sandbox, code);
    expect(pending.plan?.code).toBe(plans.noDeal);
    expect(pending.pendingChange).toMatchObject({
      unitAmount: 99,
      plan: { code: plans.regularYearly },
    });
    expect(pending.pendingChange?.activateAt).toEqual(pending.currentPeriodEndsAt);
    await sandbox.advance(code, 32);
    const changed = await subscriptionOf(sandbox, code);
    expect(changed).toMatchObject({ unitAmount: 99, plan: { code: plans.regularYearly } });
    expect(changed.pendingChange ?? null).toBeNull();
  });

  it.each([
    ["later", 30],
    ["earlier", -10],
  ])("moves with a bill date that is put %s", async (_case, byDays) => {
    const { code, id } = await subscriber();
    const { currentPeriodEndsAt } = await subscriptionOf(sandbox, code);
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    const nextBillDate = new Date((currentPeriodEndsAt?.getTime() ?? 0) + byDays * DAY_MS);
    const moved = await sandbox.client.updateSubscription(id, { nextBillDate });
    expect(moved.pendingChange?.activateAt).toEqual(nextBillDate);
    await sandbox.post("/sandbox/clock", { accountCode: code, toNextEvent: true });
    expect((await subscriptionOf(sandbox, code)).plan?.code).toBe(plans.regularYearly);
  });

  it("during a trial happens when the trial ends", async () => {
    const { code, id } = await subscriber(plans.monthly);
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.yearly,
    });
    await sandbox.advance(code, 8);
    const { plan, currentPeriodEndsAt, currentPeriodStartedAt } = await subscriptionOf(
      sandbox,
      code,
    );
    expect(plan?.code).toBe(plans.yearly);
    const length = (currentPeriodEndsAt?.getTime() ?? 0) - (currentPeriodStartedAt?.getTime() ?? 0);
    expect(length / DAY_MS).toBeGreaterThan(360);
  });

  it("now charges the difference to the unused time", async () => {
    const { code, id } = await subscriber();
    await sandbox.advance(code, 15);
    const change = await sandbox.client.createSubscriptionChange(id, {
      timeframe: "now",
      planCode: plans.regularYearly,
    });
    expect(change.activated).toBe(true);
    const invoice = change.invoiceCollection?.chargeInvoice;
    expect(invoice?.total).toBeGreaterThan(70);
    expect(invoice?.total).toBeLessThan(90);
    expect(invoice?.lineItems?.map(({ type }) => type)).toEqual(["charge", "credit"]);
  });

  it("back to the own plan withdraws the pending change (204), and without one is refused", async () => {
    const { code, id } = await subscriber();
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.noDeal,
    });
    expect((await subscriptionOf(sandbox, code)).pendingChange ?? null).toBeNull();
    const same = { timeframe: "bill_date", planCode: plans.noDeal };
    expect((await refusalOf(sandbox.client.createSubscriptionChange(id, same))).type).toBe(
      "validation",
    );
  });

  it("can be removed and read", async () => {
    const { id } = await subscriber();
    const input = { timeframe: "bill_date", planCode: plans.regularYearly };
    await sandbox.client.createSubscriptionChange(id, input);
    expect((await sandbox.client.getSubscriptionChange(id)).plan?.code).toBe(plans.regularYearly);
    await sandbox.client.removeSubscriptionChange(id);
    expect((await refusalOf(sandbox.client.getSubscriptionChange(id))).type).toBe("not_found");
    expect((await refusalOf(sandbox.client.removeSubscriptionChange(id))).type).toBe("validation");
  });
});

describe("canceling", () => {
  it("keeps the subscription until its period ends and can be taken back", async () => {
    const { code, id, uuid } = await subscriber();
    const canceled = await sandbox.client.cancelSubscription(`uuid-${uuid}`);
    expect(canceled.state).toBe("canceled");
    expect(canceled.canceledAt).toBeInstanceOf(Date);
    const account = await sandbox.client.getAccount(`code-${code}`);
    expect(account).toMatchObject({ hasLiveSubscription: true, hasActiveSubscription: false });
    const reactivated = await sandbox.client.reactivateSubscription(id);
    expect(reactivated.state).toBe("active");
    expect(reactivated.expiresAt ?? null).toBeNull();
  });

  it("twice, or taking back what is not canceled, is refused", async () => {
    const { id } = await subscriber();
    expect((await refusalOf(sandbox.client.reactivateSubscription(id))).type).toBe("validation");
    await sandbox.client.cancelSubscription(id);
    expect((await refusalOf(sandbox.client.cancelSubscription(id))).type).toBe("validation");
  });

  it("cannot be taken back after it expired", async () => {
    const { code, id } = await subscriber();
    await sandbox.client.cancelSubscription(id);
    await sandbox.advance(code, 32);
    const refused = await refusalOf(sandbox.client.reactivateSubscription(id));
    expect(refused.type).toBe("immutable_subscription");
    const change = sandbox.client.createSubscriptionChange(id, { planCode: plans.yearly });
    expect((await refusalOf(change)).type).toBe("immutable_subscription");
  });
});

describe("thirty free days", () => {
  it("postpone the next bill without charging for them", async () => {
    const { code, id } = await subscriber();
    const { currentPeriodEndsAt } = await subscriptionOf(sandbox, code);
    const later = new Date((currentPeriodEndsAt?.getTime() ?? 0) + 30 * DAY_MS);
    const updated = await sandbox.client.updateSubscription(id, {
      nextBillDate: later,
      customFields: [{ name: "retention_offer_taken", value: "2026-11-21" }],
    });
    expect(updated.currentPeriodEndsAt).toEqual(later);
    expect(updated.customFields).toMatchObject([{ name: "retention_offer_taken" }]);
    await sandbox.advance(code, 40);
    const { currentPeriodStartedAt } = await subscriptionOf(sandbox, code);
    expect(currentPeriodStartedAt?.getTime()).toBeLessThan(later.getTime());
    await sandbox.advance(code, 25);
    expect((await subscriptionOf(sandbox, code)).currentPeriodStartedAt).toEqual(later);
  });

  it("move a trial's end as well, and never into the past", async () => {
    const { code, id } = await subscriber(plans.monthly);
    const { trialEndsAt } = await subscriptionOf(sandbox, code);
    const later = new Date((trialEndsAt?.getTime() ?? 0) + 30 * DAY_MS);
    const updated = await sandbox.client.updateSubscription(id, { nextBillDate: later });
    expect(updated.trialEndsAt).toEqual(later);
    const past = sandbox.client.updateSubscription(id, { nextBillDate: new Date(0) });
    expect((await refusalOf(past)).params?.[0]?.param).toBe("next_bill_date");
  });
});
