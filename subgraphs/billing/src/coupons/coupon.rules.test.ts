import { planCodes } from "@eightcount/rules/billing/plans";
import { type CouponFacts, discountFor } from "./coupon.rules";

const yearly = { planCode: planCodes.trialYearly, currency: "USD" } as const;
const half: CouponFacts = {
  isRedeemable: true,
  planCodes: null,
  discount: { type: "PERCENT", percent: 50 },
};

describe("coupons", () => {
  it("BILL-COUP-04 a coupon limited to one plan is refused for another", () => {
    const limited = { ...half, planCodes: [planCodes.trialYearly] };
    expect(discountFor(limited, yearly)).toEqual({ type: "PERCENT", percent: 50 });
    expect(discountFor(limited, { ...yearly, planCode: planCodes.trialMonthly })).toBeNull();
    expect(discountFor({ ...half, planCodes: [] }, yearly)).toBeNull();
  });

  it("a coupon for a trial plan also applies to its twin without a trial", () => {
    const limited = { ...half, planCodes: [planCodes.trialYearly] };
    expect(discountFor(limited, { ...yearly, planCode: planCodes.regularYearly })).not.toBeNull();
  });

  it("a coupon that is not redeemable gives no discount", () => {
    expect(discountFor({ ...half, isRedeemable: false }, yearly)).toBeNull();
  });

  it("a fixed discount uses the amount in the plan's currency", () => {
    const fixed: CouponFacts = { ...half, discount: { type: "FIXED", amounts: { USD: 500 } } };
    expect(discountFor(fixed, yearly)).toEqual({
      type: "FIXED",
      amountCents: 500,
      currency: "USD",
    });
    expect(discountFor(fixed, { ...yearly, currency: "INR" })).toBeNull();
  });
});
