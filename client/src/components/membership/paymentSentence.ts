import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { daysLeft } from "@eightcount/rules/billing/days-left";
import { type Currency, formatAmount, formatPrice } from "@eightcount/rules/billing/money";

/** Days of the shortest paid period. A free time before it is a trial. */
const SHORTEST_PERIOD_DAYS = 28;

export interface PreviewedSums {
  readonly todayCents: number;
  readonly nextCents: number | null | undefined;
  readonly nextOn: string | null | undefined;
  readonly currency: string;
  readonly cardLabel: string | null | undefined;
}

interface Circumstances {
  readonly action: string;
  readonly now: Date;
}

/** For example "You pay $0 today, then $99.00 on Jan 3, 2027, with your Visa ending with 1111." */
export function paymentSentence(sums: PreviewedSums, { action, now }: Circumstances): string {
  const { todayCents, nextCents, nextOn, cardLabel } = sums;
  const currency: Currency = sums.currency === "INR" ? "INR" : "USD";
  const money = (cents: number) =>
    cents === 0 || currency === "INR"
      ? formatPrice(cents, currency)
      : formatAmount(cents, currency);
  const card = cardLabel == null ? "" : `, with your ${cardLabel}`;
  if (nextCents == null || nextOn == null) return `You pay ${money(todayCents)} today${card}.`;
  const next = money(nextCents);
  const date = formatBillingDate(new Date(nextOn));
  if (todayCents === 0 && date === formatBillingDate(now)) {
    return `You pay nothing now, then ${next} later today${card}.`;
  }
  const days = daysLeft(new Date(nextOn), now);
  if (todayCents === 0 && action === "PURCHASE_ON_FILE" && days < SHORTEST_PERIOD_DAYS) {
    return `Your ${days} free days begin today; then you pay ${next} on ${date}${card}.`;
  }
  return `You pay ${money(todayCents)} today, then ${next} on ${date}${card}.`;
}
