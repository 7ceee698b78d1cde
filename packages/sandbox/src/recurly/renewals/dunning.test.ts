import { buy, invoicesOf, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";
import { testCards } from "../cards/test-cards";

const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

/** A member whose trial ended in a declined renewal. The clock stands at that moment. */
async function owingMember(number: string = testCards.renewalDeclined.number): Promise<string> {
  const code = nextCode();
  await buy(sandbox, { code, number });
  await clock(code, { toNextEvent: true, stands: true });
  return code;
}

async function clock(accountCode: string, step: object): Promise<void> {
  const reply = await sandbox.post("/sandbox/clock", { accountCode, ...step });
  expect(reply.status).toBe(200);
}

async function unpaidOf(code: string) {
  const invoice = (await invoicesOf(sandbox, code)).at(-1);
  if (!invoice?.id) throw new Error(`${code} has no invoice`);
  return Object.assign(invoice, { id: invoice.id });
}

/** Days after the first failure on which a payment was tried. */
async function triedOn(code: string): Promise<readonly number[]> {
  const { transactions, dueAt } = await unpaidOf(code);
  const first = dueAt?.getTime() ?? 0;
  return (transactions ?? []).map(({ createdAt }) =>
    Math.round(((createdAt?.getTime() ?? 0) - first) / DAY_MS),
  );
}

const owes = async (code: string) => {
  const { pastDue, balances } = await sandbox.client.getAccountBalance(`code-${code}`);
  return { pastDue, amount: balances?.[0]?.amount };
};

describe("a renewal that nobody pays", () => {
  it("day 0 to 14: tried on days 0, 1, 3, 5 and 7, and the subscription ends on day 14", async () => {
    const code = await owingMember();
    const tries = [1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5];
    for (const [day, expected] of tries.entries()) {
      if (day > 0) await clock(code, { advanceDays: 1 });
      const invoice = await unpaidOf(code);
      expect({ day, state: invoice.state, tries: invoice.transactions?.length }).toEqual({
        day,
        state: "past_due",
        tries: expected,
      });
      expect(invoice.dunningEventsSent).toBe(expected);
      expect((await subscriptionOf(sandbox, code)).state).toBe("active");
      expect(await owes(code)).toEqual({ pastDue: true, amount: 99 });
    }
    await clock(code, { advanceDays: 1 });
    expect(await subscriptionOf(sandbox, code)).toMatchObject({
      state: "expired",
      expirationReason: "nonpayment",
    });
    expect(await unpaidOf(code)).toMatchObject({ state: "failed", finalDunningEvent: true });
    expect(await triedOn(code)).toEqual([0, 1, 3, 5, 7]);
    expect(await owes(code)).toEqual({ pastDue: false, amount: 0 });
  });

  it("the next event leads from one attempt to the next, and last to the end", async () => {
    const code = await owingMember();
    for (const _attempt of [1, 3, 5, 7]) await clock(code, { toNextEvent: true });
    expect(await triedOn(code)).toEqual([0, 1, 3, 5, 7]);
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
    await clock(code, { toNextEvent: true });
    expect((await subscriptionOf(sandbox, code)).state).toBe("expired");
  });

  it("names the reason of every declined attempt and who started it", async () => {
    const code = await owingMember(testCards.declinedStored.number);
    const { id } = await unpaidOf(code);
    const refused = await refusalOf(sandbox.client.collectInvoice(id));
    expect(refused.transactionError?.code).toBe("declined_saveable");
    const { transactions } = await unpaidOf(code);
    const reason = {
      status: "declined",
      success: false,
      amount: 99,
      statusCode: "declined_saveable",
      customerMessage: refused.message,
    };
    expect(transactions).toMatchObject([
      { ...reason, origin: "recurring" },
      { ...reason, origin: "api" },
    ]);
    const first = transactions?.[0]?.id ?? "";
    expect(await sandbox.client.getTransaction(first)).toMatchObject({
      ...reason,
      account: { code },
    });
    expect((await refusalOf(sandbox.client.getTransaction("nobody"))).type).toBe("not_found");
  });

  it("is tried again on its days, whatever the member tries in between", async () => {
    const code = await owingMember(testCards.declinedStored.number);
    await clock(code, { advanceDays: 2 });
    const tokenId = await sandbox.cardToken(testCards.declinedStored.number);
    await sandbox.client.updateBillingInfo(`code-${code}`, { tokenId });
    await clock(code, { advanceDays: 2 });
    expect(await triedOn(code)).toEqual([0, 1, 2, 3]);
    expect((await unpaidOf(code)).dunningEventsSent).toBe(3);
  });

  it("is paid by a good card, and then no attempt follows", async () => {
    const code = await owingMember(testCards.declinedStored.number);
    await clock(code, { advanceDays: 6 });
    expect((await sandbox.client.getAccount(`code-${code}`)).hasPastDueInvoice).toBe(true);
    const tokenId = await sandbox.cardToken(testCards.visa.number);
    await sandbox.client.updateBillingInfo(`code-${code}`, { tokenId });
    expect(await owes(code)).toEqual({ pastDue: false, amount: 0 });
    await clock(code, { advanceDays: 20 });
    expect(await triedOn(code)).toEqual([0, 1, 3, 5, 6]);
    expect(await unpaidOf(code)).toMatchObject({ state: "paid", paid: 99 });
    expect((await subscriptionOf(sandbox, code)).state).toBe("active");
  });

  it("can be collected on request, once", async () => {
    const code = await owingMember();
    const { id, number } = await unpaidOf(code);
    expect((await sandbox.client.collectInvoice(`number-${number}`)).state).toBe("paid");
    expect((await refusalOf(sandbox.client.collectInvoice(id))).type).toBe("validation");
  });

  it("an invoice with the earlier days of a data folder joins the new ones", async () => {
    const code = await owingMember();
    const earlier = async () => {
      await clock(code, { advanceDays: 4 });
      await sandbox.pool.query(
        `update sandbox.account_book set book = jsonb_set(jsonb_set(book,
         '{invoices,1,nextAttemptAt}', to_jsonb((book->'invoices'->1->>'dueAt')::bigint + $2)),
         '{invoices,1,attempts}', '2') where code = $1`,
        [code, 7 * DAY_MS],
      );
    };
    await earlier();
    await clock(code, { advanceDays: 9 });
    expect(await triedOn(code)).toEqual([0, 1, 3, 7]);
    await clock(code, { advanceDays: 1 });
    expect((await subscriptionOf(sandbox, code)).state).toBe("expired");
  });
});

describe("a card that expires next month", () => {
  it("pays while it is valid; after its month a renewal is declined as expired", async () => {
    const now = new Date();
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const [month, year] = [String(next.getUTCMonth() + 1), String(next.getUTCFullYear())];
    const code = nextCode();
    const tokenId = await sandbox.cardToken(testCards.visa.number, { month, year });
    await buy(sandbox, { code, tokenId, plan: plans.noDeal });
    const { paymentMethod } = await sandbox.client.getBillingInfo(`code-${code}`);
    expect(paymentMethod).toMatchObject({ expMonth: Number(month), expYear: Number(year) });
    await sandbox.advance(code, 32);
    expect((await unpaidOf(code)).state).toBe("paid");
    await sandbox.advance(code, 31);
    const { state, transactions } = await unpaidOf(code);
    expect(state).toBe("past_due");
    expect(transactions?.[0]).toMatchObject({ status: "declined", statusCode: "expired_card" });
  });
});
