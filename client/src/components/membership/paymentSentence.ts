import { formatBillingDate, formatBillingTime } from "@eightcount/rules/billing/billing-dates";
import { daysLeft } from "@eightcount/rules/billing/days-left";
import { type Currency, formatPrice, formatSum } from "@eightcount/rules/billing/money";
import { unbroken } from "./unbroken";

/** Days of the shortest paid period. A free time before it is a trial. */
const SHORTEST_PERIOD_DAYS = 28;

/** When a charge of this day is made, as precisely as it is known to be ahead. */
export const laterToday = (due: Date, now: Date): string =>
  due > now ? `today at ${formatBillingTime(due)}` : "later today";

/** Days of the free trial that an action begins; null if it begins none. */
export function trialDays({ todayCents, nextOn }: PreviewedSums, { action, now }: Circumstances) {
  if (todayCents !== 0 || nextOn == null || action !== "PURCHASE_ON_FILE") return null;
  const days = daysLeft(new Date(nextOn), now);
  return days < SHORTEST_PERIOD_DAYS ? days : null;
}

/** An amount and a card as sentences name them. */
export function wordsFor({ currency, cardLabel }: PreviewedSums) {
  const code: Currency = currency === "INR" ? "INR" : "USD";
  const money = (cents: number) =>
    cents === 0 ? formatPrice(cents, code) : formatSum(cents, code);
  return { money, card: cardLabel == null ? "" : `, with your ${cardLabel}` };
}

export interface PreviewedSums {
  readonly todayCents: number;
  readonly nextCents: number | null | undefined;
  readonly nextOn: string | null | undefined;
  readonly currency: string;
  readonly cardLabel: string | null | undefined;
}

export interface Circumstances {
  readonly action: string;
  readonly now: Date;
  /** How often the next amount is charged, such as "a month"; missing if that is not said. */
  readonly every?: string | null;
}

/** For example ", then every month"; empty if that is not said. */
export const repeats = ({ every }: Circumstances): string =>
  every == null ? "" : `, then ${every.replace(/^an? /, "every ")}`;

/** The first charge of a plan, such as "$19.00 a month from Dec 4, 2026". */
export const firstCharge = (price: string, date: string, { every }: Circumstances): string =>
  every == null ? `${price} on ${date}` : `${price} ${every} from ${date}`;

/** For example "You pay $0 today, then $99.00 on Jan 3, 2027, with your Visa ending with 1111." */
export function paymentSentence(sums: PreviewedSums, circumstances: Circumstances): string {
  const { todayCents, nextCents, nextOn } = sums;
  const { money, card } = wordsFor(sums);
  if (nextCents == null || nextOn == null) return `You pay ${money(todayCents)} today${card}.`;
  const next = money(nextCents);
  const due = formatBillingDate(new Date(nextOn));
  const date = unbroken(due);
  if (todayCents === 0 && due === formatBillingDate(circumstances.now)) {
    const when = laterToday(new Date(nextOn), circumstances.now);
    return `You pay ${next} ${when}${repeats(circumstances)}${card}.`;
  }
  const days = trialDays(sums, circumstances);
  if (days !== null) {
    return `You pay ${money(0)} today. After ${days} free days, it’s ${firstCharge(next, date, circumstances)}${card}.`;
  }
  return `You pay ${money(todayCents)} today, then ${next} on ${date}${card}.`;
}
