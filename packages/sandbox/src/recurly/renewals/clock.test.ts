import {
  buy,
  invoicesOf as listInvoices,
  nextCode,
  plans,
  subscriptionOf,
} from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import type { ClockReading } from "./clock.service";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function member(input: Parameters<typeof buy>[1] = {}) {
  const code = nextCode();
  await buy(sandbox, { ...input, code });
  return code;
}

const invoicesOf = (code: string) => listInvoices(sandbox, code);

describe("an account's clock", () => {
  it("ENG-14 day 8: the trial converts and the plan's price is paid", async () => {
    const code = await member();
    await sandbox.advance(code, 6);
    expect((await invoicesOf(code)).map(({ total }) => total)).toEqual([0]);
    await sandbox.advance(code, 2);
    const [, first] = await invoicesOf(code);
    expect(first).toMatchObject({ origin: "renewal", state: "paid", total: 99 });
    const subscription = await subscriptionOf(sandbox, code);
    expect(subscription.state).toBe("active");
    expect(subscription.convertedAt).toEqual(subscription.trialEndsAt);
    expect(subscription.currentPeriodStartedAt).toEqual(subscription.trialEndsAt);
  });

  it("ENG-14 the renewal date: a year later the next year is paid, a month later the next month", async () => {
    const yearly = await member({ plan: plans.regularYearly });
    await sandbox.advance(yearly, 364);
    expect(await invoicesOf(yearly)).toHaveLength(1);
    await sandbox.advance(yearly, 2);
    expect(await invoicesOf(yearly)).toHaveLength(2);
    const monthly = await member({ plan: plans.noDeal });
    const { currentPeriodEndsAt: first } = await subscriptionOf(sandbox, monthly);
    await sandbox.post("/sandbox/clock", { accountCode: monthly, toNextEvent: true });
    const { currentPeriodStartedAt: second } = await subscriptionOf(sandbox, monthly);
    expect(second).toEqual(first);
    expect((await invoicesOf(monthly)).map(({ total }) => total)).toEqual([39, 39]);
  });

  it("a clock that stands lets nothing become due, until it goes on", async () => {
    const code = await member({ plan: plans.noDeal });
    const setClock = async (body: object) =>
      (await (await sandbox.post("/sandbox/clock", body)).json()) as ClockReading;
    const stood = await setClock({
      accountCode: code,
      advanceDays: 27,
      stands: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    const moved = await setClock({ accountCode: code, advanceDays: 1 });
    expect(moved).toMatchObject({ stands: true });
    expect(Date.parse(moved.now) - Date.parse(stood.now)).toBe(DAY_MS);
    const { rows } = await sandbox.pool.query(
      "select next_due_at from sandbox.account_book where code = $1",
      [code],
    );
    expect(rows).toEqual([{ next_due_at: null }]);
    const gone = await setClock({ accountCode: code, stands: false });
    expect(gone).toMatchObject({ stands: false, advancedDays: 0 });
    await sandbox.advance(code, 5);
    expect(await invoicesOf(code)).toHaveLength(2);
  });

  it("ENG-14 past expiry: a canceled subscription ends with its period", async () => {
    const code = await member();
    const { id } = await subscriptionOf(sandbox, code);
    const canceled = await sandbox.client.cancelSubscription(id);
    expect(canceled).toMatchObject({ state: "canceled" });
    expect(canceled.expiresAt).toEqual(canceled.currentPeriodEndsAt);
    await sandbox.advance(code, 6);
    expect((await subscriptionOf(sandbox, code)).state).toBe("canceled");
    await sandbox.advance(code, 2);
    expect(await subscriptionOf(sandbox, code)).toMatchObject({
      state: "expired",
      expirationReason: "canceled",
    });
    expect(await invoicesOf(code)).toHaveLength(1);
  });

  it("ENG-14 several renewals in one step, each at its own moment", async () => {
    const code = await member({ plan: plans.noDeal });
    await sandbox.advance(code, 100);
    const invoices = await invoicesOf(code);
    expect(invoices).toHaveLength(4);
    const months = invoices.map(({ createdAt }) => createdAt?.getUTCMonth());
    expect(new Set(months).size).toBe(4);
  });

  it("begins in the past for an account that has bought nothing yet", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    await sandbox.post("/sandbox/clock", { accountCode: code, advanceDays: -40, stands: true });
    await buy(sandbox, { code, plan: plans.noDeal });
    const [first] = await invoicesOf(code);
    const age = Date.now() - (first?.createdAt?.getTime() ?? 0);
    expect(Math.round(age / DAY_MS)).toBe(40);
    const back = await sandbox.post("/sandbox/clock", { accountCode: code, advanceDays: -1 });
    expect(back.status).toBe(422);
  });

  it("moves one account only", async () => {
    const [moved, still] = [await member(), await member()];
    await sandbox.advance(moved, 30);
    expect(await invoicesOf(still)).toHaveLength(1);
  });

  it("refuses a step that is no step", async () => {
    const code = await member();
    for (const body of [{ advanceDays: -1 }, {}, { advanceDays: 1, toNextEvent: true }]) {
      const reply = await sandbox.post("/sandbox/clock", { accountCode: code, ...body });
      expect(reply.status).toBe(422);
    }
    const unknown = await sandbox.post("/sandbox/clock", { accountCode: "nobody", advanceDays: 1 });
    expect(unknown.status).toBe(404);
  });
});

describe("a renewal", () => {
  it("is not held up by an account whose book cannot be read", async () => {
    const late = await testSandbox({ EIGHTCOUNT_SANDBOX_RENEWAL_TICK_MS: "50" });
    const code = nextCode();
    await buy(late, { code, plan: plans.noDeal });
    await late.pool.query(
      `insert into sandbox.account_book (code, id, book, next_due_at)
       values ('broken', 'broken', '{}', now() - interval '1 year')`,
    );
    await late.pool.query(
      `update sandbox.account_book set next_due_at = now() - interval '1 second',
       book = jsonb_set(book, '{clockOffsetMs}', to_jsonb($2::bigint)) where code = $1`,
      [code, 40 * DAY_MS],
    );
    const dueAgain = async () => {
      const { rowCount } = await late.pool.query(
        "select 1 from sandbox.account_book where code = $1 and next_due_at > now()",
        [code],
      );
      return rowCount === 1;
    };
    const deadline = Date.now() + 5_000;
    while (!(await dueAgain()) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await dueAgain()).toBe(true);
    await late.close();
  });

  it("happens by itself when nobody asks", async () => {
    const late = await testSandbox({ EIGHTCOUNT_SANDBOX_RENEWAL_TICK_MS: "50" });
    const code = nextCode();
    await buy(late, { code, plan: plans.noDeal });
    await late.pool.query(
      `update sandbox.account_book set next_due_at = now() - interval '1 second',
       book = jsonb_set(book, '{clockOffsetMs}', to_jsonb($2::bigint)) where code = $1`,
      [code, 40 * DAY_MS],
    );
    const renewals = async () => {
      const found = await late.pool.query(
        "select 1 from sandbox.account_book where code = $1 and jsonb_array_length(book->'invoices') = 2",
        [code],
      );
      return found.rowCount;
    };
    const deadline = Date.now() + 5_000;
    while ((await renewals()) === 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await renewals()).toBe(1);
    await late.close();
  });
});
