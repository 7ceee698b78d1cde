const plan = (choice: string, priceCents: number, interval: "YEARS" | "MONTHS", trial = true) => ({
  __typename: "Plan",
  choice,
  priceCents,
  currency: choice.startsWith("MULTI") ? "INR" : "USD",
  intervalUnit: interval,
  trial: trial ? { __typename: "Trial", length: 7, unit: "DAY" } : null,
});

const CARD = [
  plan("YEARLY", 9_900, "YEARS"),
  plan("MONTHLY", 1_900, "MONTHS"),
  plan("NO_DEAL_MONTHLY", 3_900, "MONTHS", false),
];
const GIFT = [
  plan("GIFT_YEARLY", 9_900, "YEARS", false),
  plan("GIFT_MONTHLY", 1_900, "MONTHS", false),
];
const RUPEES = [plan("MULTI_YEARLY", 499_900, "YEARS"), plan("MULTI_MONTHLY", 99_900, "MONTHS")];

interface PlanArguments {
  readonly currency?: unknown;
  readonly pageSource?: unknown;
}

/** Responds to `plans` as billing does: only the plans of the page and the currency asked for. */
export function plansAnswer({ currency, pageSource }: PlanArguments) {
  if (pageSource === "gift" || pageSource === "purchase-gift-card") return GIFT;
  return currency === "INR" ? RUPEES : CARD;
}
