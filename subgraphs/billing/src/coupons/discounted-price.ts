import type { Discount } from "@eightcount/rules/billing/order-summary";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import {
  dinero,
  greaterThan,
  halfAwayFromZero,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
} from "dinero.js";
import { INR, USD } from "dinero.js/currencies";

const currencies = { USD, INR };

/**
 * A price in minor units after a discount, never below zero; percentages round half away from
 * zero. A free trial leaves the price as it is.
 */
export function discountedPrice(
  priceCents: number,
  currency: CurrencyCode,
  discount: Discount | null,
): number {
  if (!discount || discount.type === "FREE_TRIAL") return priceCents;
  const price = dinero({ amount: priceCents, currency: currencies[currency] });
  const off =
    discount.type === "PERCENT"
      ? multiply(price, { amount: Math.round(discount.percent * 100), scale: 4 })
      : dinero({ amount: discount.amountCents, currency: currencies[currency] });
  if (greaterThan(off, price)) return 0;
  const rounded = transformScale(off, currencies[currency].exponent, halfAwayFromZero);
  return toSnapshot(subtract(price, rounded)).amount;
}
