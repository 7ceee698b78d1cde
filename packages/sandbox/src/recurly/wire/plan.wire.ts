import { findPlan, type SitePlan } from "../catalogue/plans";
import { toWire } from "../money/money.rules";

const SITE_OPENED = "2026-01-05T09:00:00.000Z";

export function planMini(code: string) {
  const plan = findPlan(code);
  return { id: plan?.id ?? code, object: "plan", code, name: plan?.name ?? code };
}

/** The provider expresses a year as twelve months. */
export const planWire = (plan: SitePlan) => ({
  ...planMini(plan.code),
  state: "active",
  pricing_model: "fixed",
  currencies: Object.entries(plan.prices).map(([currency, amount]) => ({
    currency,
    unit_amount: toWire(amount),
    setup_fee: 0,
    tax_inclusive: false,
  })),
  interval_unit: "months",
  interval_length: plan.months,
  description: plan.description,
  accounting_code: null,
  trial_unit: "days",
  trial_length: plan.trialDays,
  trial_requires_billing_info: true,
  total_billing_cycles: null,
  auto_renew: true,
  tax_exempt: false,
  tax_code: null,
  custom_fields: [],
  created_at: SITE_OPENED,
  updated_at: SITE_OPENED,
  deleted_at: null,
});
