import {
  type Discount,
  discountedCents,
  discountLabel,
  type SummaryPlan,
  summariseOrder,
} from "./order-summary";

const now = new Date("2026-11-20T12:00:00Z");
const yearly: SummaryPlan = {
  priceCents: 9900,
  currency: "USD",
  intervalUnit: "YEARS",
  intervalLength: 1,
  trial: { length: 7, unit: "DAY" },
};
const monthly: SummaryPlan = {
  ...yearly,
  priceCents: 3900,
  intervalUnit: "MONTHS",
  trial: null,
};
const half: Discount = { type: "PERCENT", percent: 50 };
const ten: Discount = { type: "FIXED", amountCents: 1000, currency: "USD" };
const month: Discount = { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } };

describe("order summary", () => {
  it("a plan with a trial costs nothing today", () => {
    expect(summariseOrder(yearly, null, now)).toEqual({
      todayCents: 0,
      discountedPriceCents: 9900,
      chip: "FREE TRIAL",
      trialLabel: "7 DAY TRIAL",
      discountLabel: null,
      trialEndsOn: new Date("2026-11-27T12:00:00Z"),
      firstChargeOn: new Date("2026-11-27T12:00:00Z"),
      secondChargeOn: new Date("2027-11-27T12:00:00Z"),
    });
  });

  it("a plan without a trial costs its price today", () => {
    const summary = summariseOrder(monthly, null, now);
    expect([summary.todayCents, summary.chip, summary.trialLabel]).toEqual([3900, null, null]);
    expect([summary.firstChargeOn, summary.secondChargeOn]).toEqual([
      now,
      new Date("2026-12-20T12:00:00Z"),
    ]);
  });

  it("FUN-SUM-05 percent, fixed and free-trial discounts are all computed", () => {
    expect(summariseOrder(monthly, half, now).todayCents).toBe(1950);
    expect(summariseOrder(monthly, ten, now).todayCents).toBe(2900);
    expect(summariseOrder(yearly, half, now).discountedPriceCents).toBe(4950);
    const longer = summariseOrder(monthly, month, now);
    expect([longer.todayCents, longer.discountedPriceCents]).toEqual([0, 3900]);
    expect([longer.chip, longer.trialLabel]).toEqual(["PROMO APPLIED", "30 DAY TRIAL"]);
    expect(longer.trialEndsOn).toEqual(new Date("2026-12-20T12:00:00Z"));
  });

  it("a discount never goes below zero and rounds half up", () => {
    expect(discountedCents(500, ten)).toBe(0);
    expect(discountedCents(1999, half)).toBe(999);
    expect(discountedCents(3900, { type: "PERCENT", percent: 100 })).toBe(0);
  });

  it("the labels of discounts", () => {
    expect([half, ten, month].map(discountLabel)).toEqual(["50% OFF", "$10 OFF", "30 DAY TRIAL"]);
    expect(discountLabel({ type: "FIXED", amountCents: 80000, currency: "INR" })).toBe("₹800 OFF");
  });
});
