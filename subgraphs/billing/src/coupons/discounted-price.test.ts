import type { Discount } from "@eightcount/rules/billing/order-summary";
import { discountedPrice } from "./discounted-price";

const percent = (value: number): Discount => ({ type: "PERCENT", percent: value });
const fixed = (amountCents: number): Discount => ({ type: "FIXED", amountCents, currency: "USD" });

describe("discounted prices", () => {
  it("FUN-SUM-05 percent, fixed and free trial", () => {
    expect(discountedPrice(9900, "USD", percent(50))).toBe(4950);
    expect(discountedPrice(9900, "USD", fixed(1000))).toBe(8900);
    expect(discountedPrice(500, "USD", fixed(1000))).toBe(0);
    const month: Discount = { type: "FREE_TRIAL", trial: { length: 30, unit: "DAY" } };
    expect(discountedPrice(9900, "USD", month)).toBe(9900);
    expect(discountedPrice(9900, "USD", null)).toBe(9900);
  });

  it("a percentage is exact for every price and rounds half away from zero", () => {
    expect(discountedPrice(1999, "USD", percent(50))).toBe(999);
    expect(discountedPrice(3900, "USD", percent(100))).toBe(0);
    for (let price = 1; price < 5000; price += 37) {
      for (let value = 0; value <= 100; value += 1) {
        const off = Math.floor((price * value + 50) / 100);
        expect(discountedPrice(price, "USD", percent(value))).toBe(price - off);
      }
      expect(discountedPrice(price, "INR", fixed(1000))).toBe(Math.max(0, price - 1000));
    }
  });
});
