import { buy, invoicesOf, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { testCards } from "../cards/test-cards";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function subscriber(input: Parameters<typeof buy>[1] = {}) {
  const code = nextCode();
  await buy(sandbox, { plan: plans.noDeal, ...input, code });
  const { id, currentPeriodEndsAt } = await subscriptionOf(sandbox, code);
  return { code, id, paidUntil: currentPeriodEndsAt ?? new Date(0) };
}

const pause = (id: string, remainingPauseCycles: number) =>
  sandbox.client.pauseSubscription(id, { remainingPauseCycles });

const toNextEvent = (accountCode: string) =>
  sandbox.post("/sandbox/clock", { accountCode, toNextEvent: true });

/** A member in the first of `cycles` paused months. */
async function pausedSubscriber(cycles: number, input: Parameters<typeof buy>[1] = {}) {
  const found = await subscriber(input);
  await pause(found.id, cycles);
  await toNextEvent(found.code);
  expect((await subscriptionOf(sandbox, found.code)).state).toBe("paused");
  return found;
}

const monthsAfter = (date: Date, months: number): Date => {
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  const moved = new Date(date);
  moved.setUTCFullYear(
    last.getUTCFullYear(),
    last.getUTCMonth(),
    Math.min(date.getUTCDate(), last.getUTCDate()),
  );
  return moved;
};

describe("pausing", () => {
  it("begins at the next bill date: until then the subscription is active", async () => {
    const { code, id, paidUntil } = await subscriber();
    const answered = await pause(id, 2);
    expect(answered).toMatchObject({
      state: "active",
      remainingPauseCycles: 2,
      pausedAt: paidUntil,
      currentPeriodEndsAt: paidUntil,
    });
    await toNextEvent(code);
    const paused = await subscriptionOf(sandbox, code);
    expect(paused).toMatchObject({ state: "paused", pausedAt: paidUntil, remainingPauseCycles: 2 });
    expect(await sandbox.client.getAccount(`code-${code}`)).toMatchObject({
      hasPausedSubscription: true,
      hasLiveSubscription: true,
      hasActiveSubscription: false,
    });
  });

  it("charges nothing for its months, then the plan's price, without anybody doing anything", async () => {
    const { code, paidUntil } = await pausedSubscriber(2);
    await toNextEvent(code);
    expect(await subscriptionOf(sandbox, code)).toMatchObject({
      state: "paused",
      remainingPauseCycles: 1,
    });
    expect(await invoicesOf(sandbox, code)).toHaveLength(1);
    await toNextEvent(code);
    const resumed = await subscriptionOf(sandbox, code);
    expect(resumed.state).toBe("active");
    expect([resumed.pausedAt ?? null, resumed.remainingPauseCycles ?? null]).toEqual([null, null]);
    const [, second, ...more] = await invoicesOf(sandbox, code);
    expect(second).toMatchObject({ origin: "renewal", state: "paid", total: 39 });
    expect(second?.createdAt).toEqual(monthsAfter(monthsAfter(paidUntil, 1), 1));
    expect(more).toEqual([]);
  });

  it("can be made shorter, and withdrawn before it begins", async () => {
    const { code, id, paidUntil } = await subscriber();
    await pause(id, 3);
    expect((await pause(id, 1)).remainingPauseCycles).toBe(1);
    const withdrawn = await pause(id, 0);
    expect([withdrawn.pausedAt ?? null, withdrawn.remainingPauseCycles ?? null]).toEqual([
      null,
      null,
    ]);
    await toNextEvent(code);
    expect(await subscriptionOf(sandbox, code)).toMatchObject({
      state: "active",
      currentPeriodStartedAt: paidUntil,
    });
  });

  it("during a trial begins when the trial ends, and the trial is charged after the pause", async () => {
    const { code, id } = await subscriber({ plan: plans.monthly });
    await pause(id, 1);
    await sandbox.advance(code, 8);
    expect((await subscriptionOf(sandbox, code)).state).toBe("paused");
    expect((await invoicesOf(sandbox, code)).map(({ total }) => total)).toEqual([0]);
    await toNextEvent(code);
    const { state, convertedAt, currentPeriodStartedAt } = await subscriptionOf(sandbox, code);
    expect([state, convertedAt]).toEqual(["active", currentPeriodStartedAt]);
    expect((await invoicesOf(sandbox, code)).map(({ total }) => total)).toEqual([0, 19]);
  });

  it("is refused for a canceled and for an expired subscription, and without a number", async () => {
    const { id } = await subscriber();
    await sandbox.client.cancelSubscription(id);
    expect((await refusalOf(pause(id, 1))).type).toBe("validation");
    await sandbox.client.terminateSubscription(id);
    expect((await refusalOf(pause(id, 1))).type).toBe("immutable_subscription");
    const missing = await refusalOf(sandbox.client.pauseSubscription(id, {} as never));
    expect(missing.params?.[0]?.param).toBe("remaining_pause_cycles");
  });
});

describe("resuming", () => {
  it("charges immediately and starts a new period", async () => {
    const { code, id } = await pausedSubscriber(3);
    await sandbox.advance(code, 10);
    const resumed = await sandbox.client.resumeSubscription(id);
    expect(resumed.state).toBe("active");
    expect(resumed.pausedAt ?? null).toBeNull();
    const charged = (await invoicesOf(sandbox, code)).at(-1);
    expect(charged).toMatchObject({ origin: "renewal", state: "paid", total: 39 });
    expect(charged?.createdAt).toEqual(resumed.currentPeriodStartedAt);
    expect(resumed.currentPeriodEndsAt).toEqual(
      monthsAfter(resumed.currentPeriodStartedAt ?? new Date(0), 1),
    );
  });

  it("with 0 remaining cycles does the same", async () => {
    const { code, id } = await pausedSubscriber(2);
    expect((await pause(id, 0)).state).toBe("active");
    expect(await invoicesOf(sandbox, code)).toHaveLength(2);
  });

  it("with a card that is declined leaves the invoice past due, to be collected", async () => {
    const { code, id } = await pausedSubscriber(1, { number: testCards.renewalDeclined.number });
    expect((await sandbox.client.resumeSubscription(id)).state).toBe("active");
    const unpaid = (await invoicesOf(sandbox, code)).at(-1);
    expect(unpaid?.state).toBe("past_due");
    expect((await sandbox.client.collectInvoice(unpaid?.id ?? "")).state).toBe("paid");
  });

  it("what is not paused is refused", async () => {
    const { id } = await subscriber();
    const refused = await refusalOf(sandbox.client.resumeSubscription(id));
    expect(refused).toMatchObject({
      type: "validation",
      message: "Unable to resume active subscription.",
    });
    await pause(id, 1);
    expect((await refusalOf(sandbox.client.resumeSubscription(id))).type).toBe("validation");
  });
});

describe("a paused subscription", () => {
  it("previews the charge of the day it resumes", async () => {
    const { code, id } = await subscriber();
    await pause(id, 2);
    const promised = (await sandbox.client.getPreviewRenewal(id)).chargeInvoice;
    for (const _event of ["paused", "second month", "resumed"]) await toNextEvent(code);
    const charged = (await invoicesOf(sandbox, code)).at(-1);
    expect(promised?.balance).toBe(39);
    expect(charged).toMatchObject({ total: 39, createdAt: promised?.createdAt });
  });

  it("takes a scheduled plan change along to the day it resumes", async () => {
    const { code, id } = await subscriber();
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    await pause(id, 1);
    await toNextEvent(code);
    const paused = await subscriptionOf(sandbox, code);
    expect(paused).toMatchObject({ state: "paused", plan: { code: plans.noDeal } });
    expect(paused.pendingChange?.activateAt).toEqual(paused.currentPeriodEndsAt);
    await sandbox.client.resumeSubscription(id);
    const resumed = await subscriptionOf(sandbox, code);
    expect([resumed.plan?.code, resumed.pendingChange ?? null]).toEqual([
      plans.regularYearly,
      null,
    ]);
    expect((await invoicesOf(sandbox, code)).at(-1)?.total).toBe(99);
  });

  it("changes its plan with the next bill only", async () => {
    const { id } = await pausedSubscriber(1);
    const change = { planCode: plans.regularYearly };
    const now = sandbox.client.createSubscriptionChange(id, { ...change, timeframe: "now" });
    expect((await refusalOf(now)).type).toBe("validation");
    await sandbox.client.createSubscriptionChange(id, { ...change, timeframe: "bill_date" });
    expect((await sandbox.client.getSubscriptionChange(id)).plan?.code).toBe(plans.regularYearly);
  });

  it("ends at once when it is canceled: no paid time is left", async () => {
    const { code, id } = await pausedSubscriber(2);
    expect(await sandbox.client.cancelSubscription(id)).toMatchObject({
      state: "expired",
      expirationReason: "canceled",
    });
    expect(await invoicesOf(sandbox, code)).toHaveLength(1);
  });

  it("a cancellation before the pause withdraws it", async () => {
    const { code, id, paidUntil } = await subscriber();
    await pause(id, 2);
    const canceled = await sandbox.client.cancelSubscription(id);
    expect(canceled).toMatchObject({ state: "canceled", expiresAt: paidUntil });
    expect(canceled.remainingPauseCycles ?? null).toBeNull();
    await toNextEvent(code);
    expect((await subscriptionOf(sandbox, code)).state).toBe("expired");
  });

  it("leaves no room for a second subscription", async () => {
    const { code } = await pausedSubscriber(1);
    expect((await refusalOf(buy(sandbox, { code, plan: plans.noDeal }))).type).toBe("validation");
  });

  it("is announced when it starts and when it ends, with the charge", async () => {
    const { code } = await pausedSubscriber(1);
    await toNextEvent(code);
    const { rows } = await sandbox.pool.query<{ body: string }>(
      "select body from sandbox.webhook where account_code = $1 order by id",
      [code],
    );
    const told = rows.map(({ body }) => JSON.parse(body) as Record<string, string>);
    expect(told.slice(-7).map((body) => `${body.object_type} ${body.event_type}`)).toEqual([
      "subscription updated",
      "subscription paused",
      "subscription resumed",
      "subscription renewed",
      "charge_invoice created",
      "payment succeeded",
      "charge_invoice paid",
    ]);
  });

  it("is shown on the control page", async () => {
    const { code } = await pausedSubscriber(1);
    const page = await (await fetch(`${sandbox.url}/sandbox`)).text();
    const row = page.split("<tr>").find((part) => part.includes(code));
    expect(row).toContain('<span class="chip warning">paused</span>');
  });
});
