import type { TrialUnit } from "@eightcount/rules/billing/billing-dates";
import type { Discount } from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { registerEnumType } from "type-graphql";
import { AccountStatus } from "./generated/type-graphql/enums/AccountStatus";
import { Currency } from "./generated/type-graphql/enums/Currency";
import { IntervalUnit } from "./generated/type-graphql/enums/IntervalUnit";

export { AccountStatus, Currency, IntervalUnit };

export const PlanChoiceEnum: { readonly [K in PlanChoice]: K } = {
  MONTHLY: "MONTHLY",
  NO_DEAL_MONTHLY: "NO_DEAL_MONTHLY",
  YEARLY: "YEARLY",
  GIFT_YEARLY: "GIFT_YEARLY",
  GIFT_MONTHLY: "GIFT_MONTHLY",
  MULTI_YEARLY: "MULTI_YEARLY",
  MULTI_MONTHLY: "MULTI_MONTHLY",
};
export const TrialUnitEnum: { readonly [K in TrialUnit]: K } = {
  DAY: "DAY",
  WEEK: "WEEK",
  MONTH: "MONTH",
};
export const DiscountTypeEnum: { readonly [K in Discount["type"]]: K } = {
  PERCENT: "PERCENT",
  FIXED: "FIXED",
  FREE_TRIAL: "FREE_TRIAL",
};
export const BillingProcessorEnum = { RECURLY: "RECURLY", CRM: "CRM" } as const;

registerEnumType(PlanChoiceEnum, {
  name: "PlanChoice",
  description: "Plan that a visitor can choose.",
});
registerEnumType(TrialUnitEnum, { name: "TrialUnit", description: "Unit of a trial's length." });
registerEnumType(DiscountTypeEnum, {
  name: "DiscountType",
  description: "How a coupon reduces an order.",
});
registerEnumType(BillingProcessorEnum, {
  name: "BillingProcessor",
  description: "System that bills a member: the recurring-billing provider or the older CRM.",
});
