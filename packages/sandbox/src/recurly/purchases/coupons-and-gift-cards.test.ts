import { buy, nextCode, plans, previewOf, refusalOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const invoiceOf = async (input: Parameters<typeof previewOf>[1]) =>
  (await previewOf(sandbox, { number: null, ...input })).chargeInvoice;

describe("coupons", () => {
  it("SEED-09 percent, fixed, free_trial, plan-restricted and expired coupons exist", async () => {
    const read = (code: string) => sandbox.client.getCoupon(`code-${code}`);
    expect(await read("HALF50")).toMatchObject({
      state: "redeemable",
      discount: { type: "percent", percent: 50 },
      appliesToAllPlans: true,
    });
    expect((await read("TENOFF")).discount).toMatchObject({
      type: "fixed",
      currencies: [
        { currency: "USD", amount: 10 },
        { currency: "INR", amount: 500 },
      ],
    });
    expect((await read("FREE30")).discount).toMatchObject({
      type: "free_trial",
      trial: { unit: "day", length: 30 },
    });
    const restricted = await read("YEAR20");
    expect(restricted.appliesToAllPlans).toBe(false);
    expect(restricted.plans?.map(({ code }) => code)).toContain(plans.yearly);
    expect(restricted.plans?.map(({ code }) => code)).not.toContain(plans.monthly);
    expect((await read("OLD")).state).toBe("expired");
  });

  it("are found in any case, and an unknown one is not found", async () => {
    expect((await sandbox.client.getCoupon("code-half50")).code).toBe("HALF50");
    const refused = await refusalOf(sandbox.client.getCoupon("code-NOPE"));
    expect(refused).toMatchObject({
      type: "not_found",
      message: "Couldn't find Coupon with code = NOPE",
    });
  });

  it("take a percentage or an amount off, in each currency", async () => {
    const plan = plans.regularYearly;
    expect(await invoiceOf({ plan, coupons: ["HALF50"] })).toMatchObject({ total: 49.5 });
    expect(await invoiceOf({ plan, coupons: ["TENOFF"] })).toMatchObject({ total: 89 });
    const rupees = await invoiceOf({ plan, coupons: ["TENOFF"], currency: "INR" });
    expect(rupees).toMatchObject({ subtotal: 4_999, discount: 500, total: 4_499 });
  });

  it("lengthen the trial to thirty days", async () => {
    const code = nextCode();
    await buy(sandbox, { code, coupons: ["FREE30"] });
    const { trialStartedAt, trialEndsAt } = await subscriptionOf(sandbox, code);
    const length = (trialEndsAt?.getTime() ?? 0) - (trialStartedAt?.getTime() ?? 0);
    expect(length).toBe(30 * 86_400_000);
  });

  it.each([
    ["unknown", ["NOPE"], {}],
    ["expired", ["OLD"], {}],
    ["used up", ["GONE"], {}],
    ["not for this plan", ["YEAR20"], { plan: plans.monthly }],
    ["not in this currency", ["USONLY5"], { currency: "INR" }],
  ])("are refused when %s", async (_case, coupons, input) => {
    const refused = await refusalOf(previewOf(sandbox, { ...input, coupons, number: null }));
    expect(refused).toMatchObject({ type: "validation" });
    expect(refused.params?.[0]?.param).toBe("coupon_codes");
  });

  it("stay unused during a trial and reduce the first real charge only", async () => {
    const code = nextCode();
    await buy(sandbox, { code, plan: plans.monthly, coupons: ["HALF50"] });
    await sandbox.advance(code, 8);
    await sandbox.advance(code, 31);
    const totals: number[] = [];
    for await (const invoice of sandbox.client.listAccountInvoices(`code-${code}`).each()) {
      totals.push(invoice.total ?? Number.NaN);
    }
    expect(totals.toSorted((a, b) => a - b)).toEqual([0, 9.5, 19]);
  });

  it("are good once per account", async () => {
    const code = nextCode();
    await buy(sandbox, { code, coupons: ["HALF50"] });
    await sandbox.client.terminateSubscription((await subscriptionOf(sandbox, code)).id);
    const refused = await refusalOf(buy(sandbox, { code, coupons: ["HALF50"] }));
    expect(refused.params?.[0]).toMatchObject({ message: "has already been redeemed" });
  });

  it("are good once per purchase too, however they are written", async () => {
    const refused = await refusalOf(
      previewOf(sandbox, { coupons: ["HALF50", "half50"], number: null }),
    );
    expect(refused.params?.[0]).toMatchObject({ message: "has already been redeemed" });
  });

  it("can be redeemed on an account without a purchase", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const redemption = await sandbox.client.createCouponRedemption(`code-${code}`, {
      couponId: "code-TENOFF",
      currency: "USD",
    });
    expect(redemption).toMatchObject({ state: "active", coupon: { code: "TENOFF" } });
    expect((await invoiceOf({ code, plan: plans.noDeal }))?.total).toBe(29);
  });
});

describe("gift cards", () => {
  it("SEED-09 full balance pays a year without touching the card", async () => {
    const code = nextCode();
    const { chargeInvoice } = await buy(sandbox, {
      code,
      plan: plans.giftYearly,
      gift: "GIFT-YEAR-full",
    });
    expect(chargeInvoice).toMatchObject({ state: "paid", total: 99, paid: 99, balance: 0 });
    expect(chargeInvoice?.transactions).toEqual([]);
    expect((await subscriptionOf(sandbox, code)).startedWithGift).toBe(true);
  });

  it("SEED-09 short balance: the card pays the rest, and without a card it is refused", async () => {
    const plan = plans.giftYearly;
    const { chargeInvoice } = await buy(sandbox, { plan, gift: "GIFT-LOW-one" });
    expect(chargeInvoice?.transactions?.[0]).toMatchObject({ amount: 94, status: "success" });
    const refused = await refusalOf(buy(sandbox, { plan, gift: "GIFT-LOW-two", number: null }));
    expect(refused.params).toEqual([
      { param: "gift_card_redemption_code", message: "does not have sufficient balance" },
    ]);
  });

  it("SEED-09 used and invalid gift cards are refused by name", async () => {
    for (const gift of ["GIFT-USED", "NOT-A-CARD"]) {
      const refused = await refusalOf(previewOf(sandbox, { plan: plans.giftYearly, gift }));
      expect(refused).toMatchObject({
        type: "validation",
        message: "The provided redemption code is not valid.",
      });
      expect(refused.params?.[0]?.param).toBe("gift_card_redemption_code");
    }
  });

  it("can be redeemed once only", async () => {
    const plan = plans.giftYearly;
    await buy(sandbox, { plan, gift: "GIFT-YEAR" });
    const refused = await refusalOf(buy(sandbox, { plan, gift: "GIFT-YEAR" }));
    expect(refused.params?.[0]?.param).toBe("gift_card_redemption_code");
  });

  it("redeemed on an account pay its next bills, and the balance says so", async () => {
    const code = nextCode();
    await sandbox.client.createAccount({ code });
    const card = await sandbox.client.redeemGiftCard("GIFT-YEAR-later", {
      recipientAccount: { code },
    });
    expect(card).toMatchObject({ balance: 99, redemptionCode: "GIFT-YEAR-LATER" });
    await buy(sandbox, { code, plan: plans.noDeal });
    expect((await sandbox.client.getGiftCard(card.id ?? "")).balance).toBe(60);
    const balance = await sandbox.client.getAccountBalance(`code-${code}`);
    expect(balance.balances?.[0]).toMatchObject({ amount: 0, availableCreditAmount: 60 });
  });
});
