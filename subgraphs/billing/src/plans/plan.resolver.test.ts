import { ADVERTISED_PERCENT_OFF } from "@eightcount/rules/billing/plans";
import { entitlementOf } from "../entitlement/entitlement.rules";
import { type BillingFixture, billingFixture } from "../testing/billing-fixture";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await billingFixture();
});
afterAll(() => fixture.close());

const PLAN =
  "choice code name description currency priceCents intervalUnit intervalLength trial { length unit }";

const planOf = async (choice: string) =>
  (await fixture.execute(`query { plan(choice: ${choice}) { ${PLAN} } }`)).data.plan;
const offered = async (args: string) => {
  const { data } = await fixture.execute(`query { plans${args} { choice currency priceCents } }`);
  return data.plans.map(
    (plan: { choice: string; currency: string; priceCents: number }) =>
      `${plan.choice} ${plan.currency} ${plan.priceCents}`,
  );
};

describe("plans", () => {
  it("CONST-01 annual is $99 a year, 79% off, INR 4999 a year", async () => {
    expect(await planOf("YEARLY")).toMatchObject({
      currency: "USD",
      priceCents: 9900,
      intervalUnit: "YEARS",
      intervalLength: 1,
    });
    expect(await planOf("MULTI_YEARLY")).toMatchObject({ currency: "INR", priceCents: 499900 });
    expect(ADVERTISED_PERCENT_OFF.yearly).toBe(79);
  });

  it("CONST-02 AMB-09 monthly is $19 a month, 50% off, INR 999 a month", async () => {
    expect(await planOf("MONTHLY")).toMatchObject({
      currency: "USD",
      priceCents: 1900,
      intervalUnit: "MONTHS",
      intervalLength: 1,
    });
    expect(await planOf("MULTI_MONTHLY")).toMatchObject({ currency: "INR", priceCents: 99900 });
    expect(ADVERTISED_PERCENT_OFF.monthly).toBe(50);
  });

  it("CONST-03 regular monthly without a deal is $39 a month", async () => {
    expect(await planOf("NO_DEAL_MONTHLY")).toMatchObject({ priceCents: 3900, trial: null });
  });

  it("the trial of the support plans is 7 days", async () => {
    expect((await planOf("YEARLY")).trial).toEqual({ length: 7, unit: "DAY" });
    expect((await planOf("MONTHLY")).trial).toEqual({ length: 7, unit: "DAY" });
  });

  it("ENT-13 API-BILL-06 a choice returns name, price, code, interval, and trial", async () => {
    expect(await planOf("NO_DEAL_MONTHLY")).toEqual({
      choice: "NO_DEAL_MONTHLY",
      code: "eightcount-monthly",
      name: "Monthly Subscription",
      description: "Unlimited classes, billed monthly at the regular price.",
      currency: "USD",
      priceCents: 3900,
      intervalUnit: "MONTHS",
      intervalLength: 1,
      trial: null,
    });
  });

  it("ENT-15 each choice buys its plan; a subscription that names none is the monthly one", async () => {
    const choices = [
      ["NO_DEAL_MONTHLY", "eightcount-monthly"],
      ["YEARLY", "eightcount-trial-covid-yearly"],
      ["MONTHLY", "eightcount-trial-covid-monthly"],
      ["GIFT_YEARLY", "eightcount-gift-yearly"],
      ["GIFT_MONTHLY", "eightcount-gift-monthly"],
      ["MULTI_YEARLY", "eightcount-inr-yearly"],
      ["MULTI_MONTHLY", "eightcount-inr-monthly"],
    ] as const;
    for (const [choice, code] of choices) expect((await planOf(choice)).code).toBe(code);
    const unnamed = {
      accountStatus: "ACTIVE",
      planCode: null,
      isLocked: false,
      isPaused: false,
    } as const;
    expect(entitlementOf(unnamed).planCode).toBe("eightcount-monthly");
  });

  it("API-BILL-07 the plans of a page, in its currency", async () => {
    expect(await offered("")).toEqual([
      "YEARLY USD 9900",
      "MONTHLY USD 1900",
      "NO_DEAL_MONTHLY USD 3900",
    ]);
    for (const pageSource of ["nowhere", "constructor", "__proto__"]) {
      expect(await offered(`(pageSource: "${pageSource}")`)).toHaveLength(3);
    }
    expect(await offered('(pageSource: "purchase-gift-card")')).toEqual([
      "GIFT_YEARLY USD 9900",
      "GIFT_MONTHLY USD 1900",
    ]);
    expect(await offered('(currency: INR, pageSource: "gift")')).toEqual([
      "GIFT_YEARLY USD 9900",
      "GIFT_MONTHLY USD 1900",
    ]);
    expect(await offered("(currency: INR)")).toEqual([
      "MULTI_YEARLY INR 499900",
      "MULTI_MONTHLY INR 99900",
    ]);
  });

  it("AMB-68 the retention plan is never offered", async () => {
    const { data } = await fixture.execute(
      'query { plans { code } gifts: plans(pageSource: "gift") { code } }',
    );
    const codes = [...data.plans, ...data.gifts].map(({ code }: { code: string }) => code);
    expect(codes.some((code: string) => code.includes("retention"))).toBe(false);
  });

  it("the checkout's settings come from the configuration", async () => {
    const { data } = await fixture.execute(`query { checkoutSettings {
      processor publicKey scriptUrl apiUrl walletEnabled planPurchaseEnabled giftCardUrl } }`);
    expect(data.checkoutSettings).toEqual({
      processor: "RECURLY",
      publicKey: "sandbox-public-key",
      scriptUrl: "/recurly.js",
      apiUrl: "/recurly/js/v1",
      walletEnabled: false,
      planPurchaseEnabled: true,
      giftCardUrl: "/public/gift-cards",
    });
  });
});
