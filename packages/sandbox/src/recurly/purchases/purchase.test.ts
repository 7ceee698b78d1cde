import {
  buy,
  nextCode,
  order,
  plans,
  previewOf,
  refusalOf,
  subscriptionOf,
} from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

const REMEMBERED_CARD = "4242424242424242";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const days = (from?: Date | null, to?: Date | null) =>
  Math.round(((to?.getTime() ?? Number.NaN) - (from?.getTime() ?? Number.NaN)) / 86_400_000);

describe("a purchase", () => {
  it("starts a seven-day trial that costs nothing today", async () => {
    const code = nextCode();
    const { chargeInvoice } = await buy(sandbox, { code });
    expect(chargeInvoice).toMatchObject({ state: "paid", subtotal: 0, total: 0, balance: 0 });
    const subscription = await subscriptionOf(sandbox, code);
    expect(subscription).toMatchObject({ state: "active", plan: { code: plans.yearly } });
    expect(subscription.unitAmount).toBe(99);
    expect(days(subscription.trialStartedAt, subscription.trialEndsAt)).toBe(7);
    expect(subscription.currentPeriodEndsAt).toEqual(subscription.trialEndsAt);
  });

  it("charges a plan without a trial at once", async () => {
    const { chargeInvoice } = await buy(sandbox, { plan: plans.noDeal });
    expect(chargeInvoice).toMatchObject({ state: "paid", total: 39, paid: 39, balance: 0 });
    expect(chargeInvoice?.transactions?.[0]).toMatchObject({ status: "success", amount: 39 });
  });

  it("sells in rupees", async () => {
    const invoice = (await buy(sandbox, { plan: plans.rupeeYearly, currency: "INR" }))
      .chargeInvoice;
    expect(invoice?.currency).toBe("INR");
    const preview = await previewOf(sandbox, { plan: plans.regularYearly, currency: "INR" });
    expect(preview.chargeInvoice?.total).toBe(4_999);
  });

  it("previews the same amount it then charges, and keeps nothing of the preview", async () => {
    const code = nextCode();
    const input = { code, plan: plans.regularYearly, coupons: ["TENOFF"] };
    const preview = await previewOf(sandbox, { ...input, number: null });
    expect(preview.chargeInvoice).toMatchObject({ subtotal: 99, discount: 10, total: 89 });
    expect((await refusalOf(sandbox.client.getAccount(`code-${code}`))).type).toBe("not_found");
    expect((await buy(sandbox, input)).chargeInvoice?.total).toBe(89);
  });

  it("refuses an unknown plan and an account that already has a subscription", async () => {
    const unknown = await refusalOf(buy(sandbox, { plan: "eightcount-daily" }));
    expect(unknown).toMatchObject({ type: "validation" });
    expect(unknown.params?.[0]?.param).toBe("subscriptions.plan_code");
    const code = nextCode();
    await buy(sandbox, { code });
    expect(await refusalOf(buy(sandbox, { code }))).toMatchObject({
      type: "validation",
      message: "You already have an active subscription.",
    });
  });

  it("refuses an account without any card", async () => {
    const refused = await refusalOf(buy(sandbox, { number: null }));
    expect(refused.transactionError).toMatchObject({ code: "no_billing_information" });
  });

  it("takes the card on file for a later purchase", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
    const again = await buy(sandbox, { code, number: null, plan: plans.noDeal });
    expect(again.chargeInvoice).toMatchObject({ state: "paid", total: 39 });
  });

  it("goes through for a crowd: nobody waits for a connection another one holds", async () => {
    const crowd = await Promise.all(Array.from({ length: 24 }, () => buy(sandbox)));
    expect(crowd.map(({ chargeInvoice }) => chargeInvoice?.state)).toEqual(
      Array(crowd.length).fill("paid"),
    );
  });

  it("names every missing part of the body", async () => {
    const body = { ...(await order(sandbox)), currency: "EUR" };
    const refused = await refusalOf(sandbox.client.createPurchase(body));
    expect(refused.params?.map(({ param }) => param)).toEqual(["currency"]);
  });
});

describe("the one trial", () => {
  it("is once per account: the second purchase gets the regular plan", async () => {
    const code = nextCode();
    await buy(sandbox, { code });
    await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
    const preview = await previewOf(sandbox, { code });
    expect(preview.chargeInvoice?.total).toBe(99);
    expect((await buy(sandbox, { code })).chargeInvoice?.total).toBe(99);
    const { plan, trialEndsAt } = await subscriptionOf(sandbox, code);
    expect(plan?.code).toBe(plans.regularYearly);
    expect(trialEndsAt ?? null).toBeNull();
  });

  it("is once per card: a second account with the same card gets the regular plan", async () => {
    const first = await buy(sandbox, { number: REMEMBERED_CARD, plan: plans.monthly });
    expect(first.chargeInvoice?.total).toBe(0);
    const code = nextCode();
    const second = await buy(sandbox, { code, number: REMEMBERED_CARD, plan: plans.monthly });
    expect(second.chargeInvoice?.total).toBe(19);
    expect((await subscriptionOf(sandbox, code)).plan?.code).toBe(plans.regularMonthly);
  });

  it("is once per card also for accounts that buy at the same moment", async () => {
    const tokenId = await sandbox.cardToken("4012888888881881");
    const receipts = await Promise.all([1, 2, 3, 4].map(() => buy(sandbox, { tokenId })));
    const totals = receipts.map(({ chargeInvoice }) => chargeInvoice?.total);
    expect(totals.toSorted()).toEqual([0, 99, 99, 99]);
  });

  it("is once per card also for a card already on file", async () => {
    const tokenId = await sandbox.cardToken("4917610000000000");
    const code = nextCode();
    await buy(sandbox, { code, tokenId, plan: plans.noDeal });
    await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
    expect((await buy(sandbox, { tokenId })).chargeInvoice?.total).toBe(0);
    expect((await buy(sandbox, { code, number: null })).chargeInvoice?.total).toBe(99);
  });

  it("does not count published test numbers as one card", async () => {
    await buy(sandbox, {});
    expect((await buy(sandbox, {})).chargeInvoice?.total).toBe(0);
  });
});
