export const PRODUCT_CODE = "eightcount";

/** Plans a visitor can choose. Has the same members as the GraphQL enum `PlanChoice`. */
export type PlanChoice =
  | "MONTHLY"
  | "NO_DEAL_MONTHLY"
  | "YEARLY"
  | "GIFT_YEARLY"
  | "GIFT_MONTHLY"
  | "MULTI_YEARLY"
  | "MULTI_MONTHLY";

export const planCodes = {
  monthly: `${PRODUCT_CODE}-monthly`,
  regularYearly: `${PRODUCT_CODE}-regular-covid-yearly`,
  trialYearly: `${PRODUCT_CODE}-trial-covid-yearly`,
  regularMonthly: `${PRODUCT_CODE}-regular-covid-monthly`,
  trialMonthly: `${PRODUCT_CODE}-trial-covid-monthly`,
  giftYearly: `${PRODUCT_CODE}-gift-yearly`,
  giftMonthly: `${PRODUCT_CODE}-gift-monthly`,
  rupeeYearly: `${PRODUCT_CODE}-inr-yearly`,
  rupeeMonthly: `${PRODUCT_CODE}-inr-monthly`,
  retentionMonthly: `${PRODUCT_CODE}-retention-monthly`,
} as const;

export const DEFAULT_PLAN_CODE: string = planCodes.monthly;
export const DEFAULT_PLAN_CHOICE: PlanChoice = "YEARLY";

export const planCodeByChoice: Readonly<Record<PlanChoice, string>> = {
  NO_DEAL_MONTHLY: planCodes.monthly,
  YEARLY: planCodes.trialYearly,
  MONTHLY: planCodes.trialMonthly,
  GIFT_YEARLY: planCodes.giftYearly,
  GIFT_MONTHLY: planCodes.giftMonthly,
  MULTI_YEARLY: planCodes.rupeeYearly,
  MULTI_MONTHLY: planCodes.rupeeMonthly,
};

export const CRM_PLAN_PREFIX = "crm-";

const choices = Object.keys(planCodeByChoice) as readonly PlanChoice[];

/** Parses the choice in a URL or form, such as `no-deal-monthly` in any case. */
export function parsePlanChoice(text: string): PlanChoice | null {
  const wanted = text.trim().toUpperCase().replaceAll("-", "_");
  return choices.find((choice) => choice === wanted) ?? null;
}

export const planChoiceOfCode = (code: string): PlanChoice | null =>
  choices.find((choice) => planCodeByChoice[choice] === code) ?? null;

export const isGiftChoice = (choice: PlanChoice): boolean =>
  choice === "GIFT_YEARLY" || choice === "GIFT_MONTHLY";

const planCodeWithoutTrial: Readonly<Record<string, string>> = {
  [planCodes.trialYearly]: planCodes.regularYearly,
  [planCodes.trialMonthly]: planCodes.regularMonthly,
};

/** Returns the same plan without its trial, for accounts that already had one. */
export const withoutTrial = (planCode: string): string =>
  planCodeWithoutTrial[planCode] ?? planCode;

export function planChoiceOf(planCode: string | null): PlanChoice | null {
  if (planCode === null) return null;
  const withTrial = planChoiceOfCode(planCode);
  if (withTrial !== null) return withTrial;
  return choices.find((choice) => withoutTrial(planCodeByChoice[choice]) === planCode) ?? null;
}

export type IntervalUnit = "DAYS" | "MONTHS" | "YEARS";

const labelByUnit: Readonly<Record<string, string>> = {
  MONTHS: "Monthly Subscription",
  YEARS: "Yearly Subscription",
  DAYS: "Daily Subscription",
  MONTH: "Monthly Subscription",
  YEAR: "Yearly Subscription",
  DAY: "Daily Subscription",
  CANCEL: "Cancel Pending",
};

/** Accepts `MONTH`, `YEAR`, `DAY`, or the graph's units. Returns "None" for anything unknown. */
export const planLabel = (interval: string | null | undefined): string =>
  labelByUnit[interval?.toUpperCase() ?? ""] ?? "None";

export const ADVERTISED_PERCENT_OFF = { yearly: 79, monthly: 50 } as const;
