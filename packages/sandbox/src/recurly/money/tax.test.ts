import {
  MemberMoneyOracle,
  type OracleCoupon,
} from "@eightcount/test-kit/money-oracle/money-oracle";
import { buy, invoicesOf, nextCode, plans, previewOf, subscriptionOf } from "../../testing/orders";
import { type TestSandbox, testSandbox } from "../../testing/test-sandbox";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const seattle = {
  street1: "8 Count Street",
  city: "Seattle",
  region: "WA",
  postalCode: "98101",
  country: "US",
};
const cents = (amount: number | null | undefined) => Math.round((amount ?? 0) * 100);

async function aMemberAt(address: typeof seattle) {
  const code = nextCode();
  await sandbox.client.createAccount({ code, address });
  return code;
}

async function nextOf(code: string): Promise<number> {
  const { id } = await subscriptionOf(sandbox, code);
  return cents((await sandbox.client.getPreviewRenewal(id)).chargeInvoice?.balance);
}

describe("sales tax", () => {
  const monthly = { key: plans.noDeal, months: 1, trialDays: 0, price: 3900 };
  const cases: readonly (readonly [string, object, readonly OracleCoupon[], number])[] = [
    ["a price", {}, [], 0],
    ["half a price, once", { coupons: ["HALF50"] }, [{ percentOff: 50, recurs: false }], 0],
    ["a price less ten dollars", { coupons: ["TENOFF"] }, [{ amountOff: 1000, recurs: true }], 0],
    ["what a gift card leaves", { gift: "GIFT-LOW-tax" }, [], 500],
  ];

  it.each(cases)("on %s: preview, charge, and oracle agree", async (_, order, coupons, gift) => {
    const code = await aMemberAt(seattle);
    const oracle = new MemberMoneyOracle({
      plan: monthly,
      at: Date.now(),
      coupons,
      giftCredit: gift,
      taxBasisPoints: 650,
    });
    const input = { ...order, code, plan: plans.noDeal };
    const preview = cents((await previewOf(sandbox, input)).chargeInvoice?.balance);
    const { chargeInvoice } = await buy(sandbox, input);
    const charged = chargeInvoice?.transactions?.reduce(
      (sum, { amount }) => sum + cents(amount),
      0,
    );
    expect([preview, charged]).toEqual([oracle.today, oracle.today]);
    expect(await nextOf(code)).toBe(oracle.next?.amount);
  });

  it("stands on the invoice and on its line, worked by hand: 6.5 % of $29.00 is $1.89", async () => {
    const code = await aMemberAt(seattle);
    await buy(sandbox, { code, plan: plans.noDeal, coupons: ["TENOFF"] });
    const [invoice] = await invoicesOf(sandbox, code);
    expect(invoice).toMatchObject({
      subtotal: 39,
      discount: 10,
      tax: 1.89,
      total: 30.89,
      paid: 30.89,
    });
    expect(invoice?.lineItems).toMatchObject([{ tax: 1.89, amount: 30.89, taxable: true }]);
  });

  it("is not due elsewhere, and not on a trial", async () => {
    const elsewhere = await aMemberAt({ ...seattle, region: "NY" });
    await buy(sandbox, { code: elsewhere, plan: plans.noDeal });
    expect(await invoicesOf(sandbox, elsewhere)).toMatchObject([{ tax: 0, total: 39 }]);
    const trial = await aMemberAt(seattle);
    await buy(sandbox, { code: trial, plan: plans.yearly });
    expect(await invoicesOf(sandbox, trial)).toMatchObject([{ tax: 0, total: 0 }]);
    expect(await nextOf(trial)).toBe(9900 + 644);
  });
});
