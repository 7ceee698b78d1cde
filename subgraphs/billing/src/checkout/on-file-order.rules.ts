import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planChoiceOf, planCodes } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";

interface FormerPlan {
  readonly planCode: string | null;
  readonly currency: CurrencyCode;
}

/** Plans that cannot be bought again with a card, and what is bought instead. */
const replacements: Readonly<Record<string, PlanChoice>> = {
  [planCodes.retentionMonthly]: "NO_DEAL_MONTHLY",
  [planCodes.giftYearly]: "YEARLY",
  [planCodes.giftMonthly]: "MONTHLY",
};

export function onFileChoice(
  wanted: PlanChoice | null,
  { planCode, currency }: FormerPlan,
): PlanChoice | null {
  const choice = wanted ?? replacements[planCode ?? ""] ?? planChoiceOf(planCode);
  const isOffered = choice && offeredChoices({ isGift: false, currency }).includes(choice);
  return isOffered ? choice : null;
}
