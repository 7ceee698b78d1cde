import { type Discount, discountedCents, discountLabel, effectiveTrial } from "./order-summary";

const half: Discount = { type: "PERCENT", percent: 50 };
const ten: Discount = { type: "FIXED", amountCents: 1000, currency: "USD" };
const month: Discount = { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } };

describe("order summary", () => {
  it("a free-trial coupon's trial replaces the plan's own, no other coupon does", () => {
    const week = { length: 7, unit: "DAY" } as const;
    expect([half, month, null].map((one) => effectiveTrial({ trial: week }, one))).toEqual([
      week,
      { length: 30, unit: "DAY" },
      week,
    ]);
  });

  it("FUN-SUM-05 percent, fixed, and free trial: never below zero, half a cent off rounds up", () => {
    expect(discountedCents(9900, half)).toBe(4950);
    expect(discountedCents(9900, ten)).toBe(8900);
    expect(discountedCents(9900, month)).toBe(9900);
    expect(discountedCents(9900, null)).toBe(9900);
    expect(discountedCents(500, ten)).toBe(0);
    expect(discountedCents(1999, half)).toBe(999);
    expect(discountedCents(3900, { type: "PERCENT", percent: 100 })).toBe(0);
  });

  it("the labels of discounts", () => {
    expect([half, ten, month].map(discountLabel)).toEqual(["50% OFF", "$10 OFF", "30 DAY TRIAL"]);
    expect(discountLabel({ type: "FIXED", amountCents: 80000, currency: "INR" })).toBe("₹800 OFF");
  });
});
