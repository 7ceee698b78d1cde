import { buy, invoicesOf, nextCode, plans, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function subscriber(input: Parameters<typeof buy>[1] = {}) {
  const code = nextCode();
  await buy(sandbox, { plan: plans.noDeal, ...input, code });
  const { id } = await subscriptionOf(sandbox, code);
  return { code, id };
}

const preview = (id: string, planCode: string, timeframe = "bill_date") =>
  sandbox.client.previewSubscriptionChange(id, { planCode, timeframe });

describe("the preview of a plan change", () => {
  it("at the bill date promises the invoice of that day, and that is what is charged", async () => {
    const { code, id } = await subscriber();
    const { currentPeriodEndsAt } = await subscriptionOf(sandbox, code);
    const promised = await preview(id, plans.regularYearly);
    expect(promised).toMatchObject({
      activated: false,
      unitAmount: 99,
      activateAt: currentPeriodEndsAt,
      plan: { code: plans.regularYearly },
    });
    const invoice = promised.invoiceCollection?.chargeInvoice;
    expect(invoice).toMatchObject({
      balance: 99,
      createdAt: currentPeriodEndsAt,
      state: "pending",
    });
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    await sandbox.post("/sandbox/clock", { accountCode: code, toNextEvent: true });
    expect((await invoicesOf(sandbox, code)).at(-1)?.paid).toBe(invoice?.balance);
  });

  it("now promises the price less the unused time, and that is what is charged", async () => {
    const { code, id } = await subscriber();
    const stop = { accountCode: code, advanceDays: 15, stands: true };
    await sandbox.post("/sandbox/clock", stop);
    const promised = (await preview(id, plans.regularYearly, "now")).invoiceCollection;
    const change = await sandbox.client.createSubscriptionChange(id, {
      timeframe: "now",
      planCode: plans.regularYearly,
    });
    const charged = change.invoiceCollection?.chargeInvoice;
    expect(promised?.chargeInvoice?.balance).toBe(charged?.paid);
    expect(charged?.paid).toBeLessThan(90);
  });

  it("counts a gift card's balance and only the coupons that the new plan takes", async () => {
    const { id } = await subscriber({
      plan: plans.yearly,
      coupons: ["YEAR20", "TENOFF"],
      gift: "GIFT-LOW-change",
    });
    const { invoiceCollection } = await preview(id, plans.monthly);
    expect(invoiceCollection?.chargeInvoice).toMatchObject({
      subtotal: 19,
      discount: 10,
      balance: 4,
    });
  });

  it("saves nothing, and leaves a scheduled change as it was", async () => {
    const { code, id } = await subscriber();
    await preview(id, plans.regularYearly);
    expect((await subscriptionOf(sandbox, code)).pendingChange ?? null).toBeNull();
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.regularYearly,
    });
    await preview(id, plans.regularMonthly);
    await preview(id, plans.regularMonthly, "now");
    const { pendingChange, plan } = await subscriptionOf(sandbox, code);
    expect([plan?.code, pendingChange?.plan?.code]).toEqual([plans.noDeal, plans.regularYearly]);
    expect(await invoicesOf(sandbox, code)).toHaveLength(1);
  });

  it("is refused for the own plan, for an unknown plan and after the end", async () => {
    const { id } = await subscriber();
    expect((await refusalOf(preview(id, plans.noDeal))).type).toBe("validation");
    expect((await refusalOf(preview(id, "no-such-plan"))).type).toBe("validation");
    await sandbox.client.terminateSubscription(id);
    expect((await refusalOf(preview(id, plans.yearly))).type).toBe("immutable_subscription");
  });
});
