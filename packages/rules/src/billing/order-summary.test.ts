import {
  type Discount,
  discountedCents,
  discountLabel,
  priceChangedMessage,
} from "./order-summary";

const half: Discount = { type: "PERCENT", percent: 50 };
const ten: Discount = { type: "FIXED", amountCents: 1000, currency: "USD" };
const month: Discount = { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } };

describe("order summary", () => {
  it("FUN-SUM-05 percent, fixed, and free trial: never below zero, half a cent off rounds up", () => {
    expect(discountedCents(9900, half)).toBe(4950);
    expect(discountedCents(9900, ten)).toBe(8900);
    expect(discountedCents(9900, month)).toBe(9900);
    expect(discountedCents(9900, null)).toBe(9900);
    expect(discountedCents(500, ten)).toBe(0);
    expect(discountedCents(1999, half)).toBe(999);
    expect(discountedCents(3900, { type: "PERCENT", percent: 100 })).toBe(0);
  });

  it("an order at another price is refused with the price", () => {
    expect(priceChangedMessage(499900, "INR")).toMatch(/^Today's price is ₹4,999, so we haven't /);
    expect(priceChangedMessage(1950, "USD")).toMatch(/^Today's price is \$19\.50, so we haven't /);
  });

  it("the labels of discounts", () => {
    expect([half, ten, month].map(discountLabel)).toEqual(["50% OFF", "$10 OFF", "30 DAY TRIAL"]);
    expect(discountLabel({ type: "FIXED", amountCents: 80000, currency: "INR" })).toBe("₹800 OFF");
  });
});
