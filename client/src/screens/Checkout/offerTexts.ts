import { ADVERTISED_PERCENT_OFF, type PlanChoice } from "@eightcount/rules/billing/plans";

export interface OfferText {
  readonly short: string;
  readonly long: string;
}

const { yearly, monthly } = ADVERTISED_PERCENT_OFF;
const SALES = "All prices in USD. All sales final.";
const TRIAL =
  "It begins with a 7-day free trial; cancel anytime during trial and nothing is charged.";

const TEXTS: Readonly<
  Record<"YEARLY" | "MONTHLY" | "NO_DEAL_MONTHLY" | "GIFT" | "RUPEES", OfferText>
> = {
  YEARLY: {
    short: `Support pricing: ${yearly}% off. Limited time. All sales final.`,
    long: `COVID-19 support pricing, for a limited time: a whole year of every class. ${TRIAL} On day 8 the year is charged at once. ${SALES}`,
  },
  MONTHLY: {
    short: `${monthly}% off, month by month.`,
    long: `COVID-19 support pricing, for a limited time: every class, billed every month. ${TRIAL} The first month is charged on day 8. ${SALES}`,
  },
  NO_DEAL_MONTHLY: {
    short: "Pay Monthly: the regular price.",
    long: `Every class, billed every month from today, without a deal and without a trial. Cancel anytime; you dance until the month is over. ${SALES}`,
  },
  GIFT: {
    short: "Paid by your gift card.",
    long: `The card you add is charged only if gift funds run short, or when the gifted time is over and you stay. ${SALES}`,
  },
  RUPEES: {
    short: "Support pricing in rupees. Limited time. All sales final.",
    long: "COVID-19 support pricing, for a limited time. All sales final.",
  },
};

export function offerText(choice: PlanChoice): OfferText {
  if (choice === "GIFT_YEARLY" || choice === "GIFT_MONTHLY") return TEXTS.GIFT;
  if (choice === "MULTI_YEARLY" || choice === "MULTI_MONTHLY") return TEXTS.RUPEES;
  return TEXTS[choice];
}
