import { planCodes, withoutTrial } from "@eightcount/rules/billing/plans";
import type { Currency } from "./currency";

/** Prices are in minor units. */
export interface SitePlan {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly months: 1 | 12;
  readonly trialDays: number;
  readonly prices: Readonly<Record<Currency, number>>;
}

const yearly = { months: 12, prices: { USD: 9_900, INR: 499_900 } } as const;
const monthly = { months: 1, prices: { USD: 1_900, INR: 99_900 } } as const;
const regular = { months: 1, prices: { USD: 3_900, INR: 199_900 } } as const;

type Terms = Omit<SitePlan, "id" | "code" | "name" | "trialDays"> & { readonly trialDays?: number };
const plan = (code: string, name: string, terms: Terms) => ({ code, name, trialDays: 0, ...terms });

const DAYS = 7;

const described = [
  plan(planCodes.monthly, "Monthly Subscription", {
    ...regular,
    description: "Unlimited classes, billed monthly at the regular price.",
  }),
  plan(planCodes.regularYearly, "Yearly Subscription", {
    ...yearly,
    description: "Unlimited classes, billed yearly at the support price.",
  }),
  plan(planCodes.trialYearly, "Yearly Subscription", {
    ...yearly,
    trialDays: DAYS,
    description: "Unlimited classes, seven days free, then billed yearly at the support price.",
  }),
  plan(planCodes.regularMonthly, "Monthly Subscription", {
    ...monthly,
    description: "Unlimited classes, billed monthly at the support price.",
  }),
  plan(planCodes.trialMonthly, "Monthly Subscription", {
    ...monthly,
    trialDays: DAYS,
    description: "Unlimited classes, seven days free, then billed monthly at the support price.",
  }),
  plan(planCodes.giftYearly, "Yearly Gift Subscription", {
    ...yearly,
    description: "Unlimited classes for a year, paid with a gift card.",
  }),
  plan(planCodes.giftMonthly, "Monthly Gift Subscription", {
    ...monthly,
    description: "Unlimited classes for a month, paid with a gift card.",
  }),
  plan(planCodes.rupeeYearly, "Yearly Subscription (India)", {
    ...yearly,
    trialDays: DAYS,
    description: "Unlimited classes, seven days free, then billed yearly in rupees.",
  }),
  plan(planCodes.rupeeMonthly, "Monthly Subscription (India)", {
    ...monthly,
    trialDays: DAYS,
    description: "Unlimited classes, seven days free, then billed monthly in rupees.",
  }),
  plan(planCodes.retentionMonthly, "Monthly Retention Offer", {
    ...regular,
    description: "Thirty free days for members who were about to leave.",
  }),
];

export const sitePlans: readonly SitePlan[] = described.map((entry, index) => ({
  id: `sandboxplan${String.fromCharCode(97 + index)}`,
  ...entry,
}));

/** Takes a code or an id, as in the provider's paths. */
export const findPlan = (codeOrId: string): SitePlan | null =>
  sitePlans.find((entry) => entry.code === codeOrId || entry.id === codeOrId) ?? null;

/** Returns the regular counterpart of a trial plan, or the plan itself without its trial. */
export function planWithoutTrial(entry: SitePlan): SitePlan {
  const twin = findPlan(withoutTrial(entry.code)) ?? entry;
  return twin.trialDays === 0 ? twin : { ...twin, trialDays: 0 };
}
