import type { TrialUnit } from "@eightcount/rules/billing/billing-dates";
import type { CancellationReason } from "@eightcount/rules/billing/cancellation-reasons";
import type { Discount } from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { registerEnumType } from "type-graphql";
import type { SubscriptionAction } from "./actions/offered-actions.rules";
import { AccountStatus } from "./generated/type-graphql/enums/AccountStatus";
import { CancellationStatus } from "./generated/type-graphql/enums/CancellationStatus";
import { Currency } from "./generated/type-graphql/enums/Currency";
import { IntervalUnit } from "./generated/type-graphql/enums/IntervalUnit";

export { AccountStatus, CancellationStatus, Currency, IntervalUnit };

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
export const SubscriptionActionEnum: { readonly [K in SubscriptionAction]: K } = {
  PURCHASE: "PURCHASE",
  REDEEM_GIFT_CARD: "REDEEM_GIFT_CARD",
  ADD_GIFT_CARD: "ADD_GIFT_CARD",
  PURCHASE_ON_FILE: "PURCHASE_ON_FILE",
  CHANGE_PLAN: "CHANGE_PLAN",
  WITHDRAW_PLAN_CHANGE: "WITHDRAW_PLAN_CHANGE",
  UPDATE_PAYMENT_METHOD: "UPDATE_PAYMENT_METHOD",
  CANCEL: "CANCEL",
  REACTIVATE: "REACTIVATE",
  PAUSE: "PAUSE",
  RESUME: "RESUME",
};
export const CancellationReasonEnum: { readonly [K in CancellationReason]: K } = {
  BETTER_CONTENT: "BETTER_CONTENT",
  MORE_CLASSES: "MORE_CLASSES",
  AFFORDABLE_PLAN: "AFFORDABLE_PLAN",
  NAVIGATE_EASILY: "NAVIGATE_EASILY",
  OTHER: "OTHER",
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
registerEnumType(SubscriptionActionEnum, {
  name: "SubscriptionAction",
  description: "Something a member can do with their subscription.",
});
registerEnumType(CancellationReasonEnum, {
  name: "CancellationReason",
  description: "Reason for canceling, as picked in the survey.",
});
registerEnumType(BillingProcessorEnum, {
  name: "BillingProcessor",
  description: "System that bills a member: the recurring-billing provider or the older CRM.",
});
