import type { Book, RedemptionEntry } from "../book/book";
import type { Coupon } from "../catalogue/coupons";
import { toWire } from "../money/money.rules";
import { accountMini } from "./account.wire";
import { iso } from "./moment";
import { planMini } from "./plan.wire";

const SITE_OPENED = "2026-01-05T09:00:00.000Z";
const SALE_ENDED = "2026-02-01T00:00:00.000Z";

function discountWire({ discount }: Coupon) {
  if (discount.type === "percent") return { type: "percent", percent: discount.percent };
  if (discount.type === "free_trial") {
    return { type: "free_trial", trial: { unit: "day", length: discount.days } };
  }
  const currencies = Object.entries(discount.amounts).map(([currency, amount]) => ({
    currency,
    amount: toWire(amount),
  }));
  return { type: "fixed", currencies };
}

export const couponMini = (coupon: Coupon) => ({
  id: coupon.id,
  object: "coupon",
  code: coupon.code,
  name: coupon.name,
  state: coupon.state,
  discount: discountWire(coupon),
  coupon_type: "single_code",
  expired_at: coupon.state === "expired" ? SALE_ENDED : null,
});

export const couponWire = (coupon: Coupon) => ({
  ...couponMini(coupon),
  max_redemptions: null,
  max_redemptions_per_account: 1,
  duration: coupon.duration,
  temporal_amount: null,
  temporal_unit: null,
  free_trial_unit: coupon.discount.type === "free_trial" ? "day" : null,
  free_trial_amount: coupon.discount.type === "free_trial" ? coupon.discount.days : null,
  applies_to_all_plans: coupon.planCodes.length === 0,
  applies_to_all_items: false,
  applies_to_non_plan_charges: false,
  plans: coupon.planCodes.map(planMini),
  items: [],
  redemption_resource: "account",
  hosted_page_description: coupon.description,
  invoice_description: coupon.description,
  redeem_by: coupon.state === "expired" ? SALE_ENDED : null,
  created_at: SITE_OPENED,
  updated_at: SITE_OPENED,
});

export const redemptionMini = (entry: RedemptionEntry) => ({
  id: entry.id,
  object: "coupon_redemption",
  coupon: couponMini(entry.coupon),
  state: entry.state,
  discounted: toWire(entry.discounted),
  created_at: iso(entry.createdAt),
});

export const redemptionWire = (book: Book, entry: RedemptionEntry) => ({
  ...redemptionMini(entry),
  account: accountMini(book.account),
  subscription_id: entry.subscriptionId,
  coupon: couponWire(entry.coupon),
  currency: entry.currency,
  updated_at: iso(entry.updatedAt),
  removed_at: entry.state === "inactive" ? iso(entry.updatedAt) : null,
});
