import { ADVERTISED_PERCENT_OFF, type PlanChoice } from "@eightcount/rules/billing/plans";

export interface OfferText {
  readonly short: string;
  readonly long: string;
}

const { yearly, monthly } = ADVERTISED_PERCENT_OFF;
const SALES = "All prices in USD. All sales final.";
/** Wording of the offer. The charge on day 8 is the plan's price, as the next sentences say. */
const STARTS = "starting at $1 plus tax after the trial";
const TRIAL =
  "It starts with a 7-day free trial; cancel anytime during trial and you won't be charged.";

const TEXTS: Readonly<
  Record<"YEARLY" | "MONTHLY" | "NO_DEAL_MONTHLY" | "GIFT" | "RUPEES", OfferText>
> = {
  YEARLY: {
    short: `Support pricing: ${yearly}% off. Limited time. All sales final.`,
    long: `COVID-19 support pricing, for a limited time: a whole year of every class, ${STARTS}. ${TRIAL} On day 8, we charge the full year. ${SALES}`,
  },
  MONTHLY: {
    short: `${monthly}% off, month by month.`,
    long: `COVID-19 support pricing, for a limited time: every class, billed monthly, ${STARTS}. ${TRIAL} On day 8, we charge your first month. ${SALES}`,
  },
  NO_DEAL_MONTHLY: {
    short: "Pay Monthly: the regular price.",
    long: `Every class, billed monthly from today, with no deal and no trial. Cancel anytime and keep dancing until your month ends. ${SALES}`,
  },
  GIFT: {
    short: "Paid with your gift card.",
    long: `Your card is charged only if gift funds run short, or when your gift runs out and you stay. ${SALES}`,
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
