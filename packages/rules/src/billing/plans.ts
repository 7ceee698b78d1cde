/** The product part of every plan code at the billing provider. */
export const PRODUCT_CODE = "eightcount";

/** What a visitor may choose; the graph's enum `PlanChoice` has the same members. */
export type PlanChoice =
  | "MONTHLY"
  | "NO_DEAL_MONTHLY"
  | "YEARLY"
  | "GIFT_YEARLY"
  | "GIFT_MONTHLY"
  | "MULTI_YEARLY"
  | "MULTI_MONTHLY";

/** Every plan code the product knows. */
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

/** The plan assumed when none is named: the regular monthly plan without a deal. */
export const DEFAULT_PLAN_CODE: string = planCodes.monthly;
/** The choice preselected for a visitor. */
export const DEFAULT_PLAN_CHOICE: PlanChoice = "YEARLY";

/** What each choice buys. */
export const planCodeByChoice: Readonly<Record<PlanChoice, string>> = {
  NO_DEAL_MONTHLY: planCodes.monthly,
  YEARLY: planCodes.trialYearly,
  MONTHLY: planCodes.trialMonthly,
  GIFT_YEARLY: planCodes.giftYearly,
  GIFT_MONTHLY: planCodes.giftMonthly,
  MULTI_YEARLY: planCodes.rupeeYearly,
  MULTI_MONTHLY: planCodes.rupeeMonthly,
};

/** What the code of a plan begins with that the older CRM bills. */
export const CRM_PLAN_PREFIX = "crm-";

const choices = Object.keys(planCodeByChoice) as readonly PlanChoice[];

/** The choice a URL or a form names (`no-deal-monthly`, any case); null when it names none. */
export function planChoiceFrom(text: string): PlanChoice | null {
  const wanted = text.trim().toUpperCase().replaceAll("-", "_");
  return choices.find((choice) => choice === wanted) ?? null;
}

/** The choice that buys this plan code; null for plans nobody can choose. */
export const choiceOfPlanCode = (code: string): PlanChoice | null =>
  choices.find((choice) => planCodeByChoice[choice] === code) ?? null;

/** True for the two plans paid with a gift card. */
export const isGiftChoice = (choice: PlanChoice): boolean =>
  choice === "GIFT_YEARLY" || choice === "GIFT_MONTHLY";

const twinWithoutTrial: Readonly<Record<string, string>> = {
  [planCodes.trialYearly]: planCodes.regularYearly,
  [planCodes.trialMonthly]: planCodes.regularMonthly,
};

/** The same offer without its trial, for an account that had one; itself when it has no trial. */
export const withoutTrial = (planCode: string): string => twinWithoutTrial[planCode] ?? planCode;

/** How a plan's price renews. */
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

/** The plan's label by its interval (`MONTH`, `YEAR`, `DAY` or the graph's unit), else "None". */
export const planLabel = (interval: string | null | undefined): string =>
  labelByUnit[interval?.toUpperCase() ?? ""] ?? "None";

/** Percent the support pricing saves, as advertised. */
export const ADVERTISED_PERCENT_OFF = { yearly: 79, monthly: 50 } as const;
