import { buy, nextCode, type OrderInput, plans, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

async function previewFor(code: string) {
  const { id } = await subscriptionOf(sandbox, code);
  return (await sandbox.client.getPreviewRenewal(id)).chargeInvoice ?? null;
}

/** What the preview promises before the next renewal, and what the card then pays. */
async function nextRenewal(code: string) {
  const promised = (await previewFor(code))?.balance;
  await sandbox.post("/sandbox/clock", { accountCode: code, toNextEvent: true });
  const pager = sandbox.client.listAccountInvoices(`code-${code}`, {
    params: { limit: 1, sort: "created_at", order: "desc" },
  });
  for await (const { origin, transactions } of pager.each()) {
    const charged = (transactions ?? []).reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    return { origin, promised, charged };
  }
  throw new Error("no invoice");
}

const renewal = (amount: number) => ({ origin: "renewal", promised: amount, charged: amount });

describe("the preview of a renewal is what the renewal charges", () => {
  it.each<[string, OrderInput, number, number]>([
    ["without anything", {}, 99, 99],
    ["a percentage once", { coupons: ["YEAR20"] }, 79.2, 99],
    ["an amount once", { coupons: ["USONLY5"] }, 94, 99],
    ["an amount for ever", { coupons: ["TENOFF"] }, 89, 89],
    ["a gift card of less than the price", { gift: "GIFT-LOW-preview" }, 94, 99],
    ["a gift card and a coupon", { gift: "GIFT-LOW-both", coupons: ["HALF50"] }, 44.5, 99],
    ["a gift card of the whole price", { gift: "GIFT-YEAR-preview" }, 0, 99],
  ])("%s", async (_case, input, first, second) => {
    const code = nextCode();
    await buy(sandbox, { ...input, code });
    expect(await nextRenewal(code)).toEqual(renewal(first));
    expect(await nextRenewal(code)).toEqual(renewal(second));
  });

  it("a pending change: the coming plan's price, and only coupons that cover it", async () => {
    const code = nextCode();
    await buy(sandbox, { code, coupons: ["YEAR20", "TENOFF"] });
    const { id } = await subscriptionOf(sandbox, code);
    expect((await previewFor(code))?.balance).toBe(69.2);
    await sandbox.client.createSubscriptionChange(id, {
      timeframe: "bill_date",
      planCode: plans.monthly,
    });
    const { pendingChange } = await subscriptionOf(sandbox, code);
    expect(await nextRenewal(code)).toEqual(renewal((pendingChange?.unitAmount ?? 0) - 10));
  });

  it("changes nothing, and says nothing comes once cancelled", async () => {
    const code = nextCode();
    await buy(sandbox, { code, coupons: ["HALF50"] });
    expect(await previewFor(code)).toMatchObject({ state: "pending", discount: 49.5 });
    expect((await previewFor(code))?.balance).toBe(49.5);
    await sandbox.client.cancelSubscription((await subscriptionOf(sandbox, code)).id);
    expect(await previewFor(code)).toBeNull();
  });
});
