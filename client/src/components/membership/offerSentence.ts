import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import {
  type Circumstances,
  firstCharge,
  laterToday,
  type PreviewedSums,
  repeats,
  trialDays,
  wordsFor,
} from "./paymentSentence";
import { unbroken } from "./unbroken";

/** For example "If you reactivate, you pay nothing today and $19.00 on Dec 26, 2026." */
export function offerSentence(sums: PreviewedSums, circumstances: Circumstances): string {
  const { todayCents, nextCents, nextOn } = sums;
  const { money, card } = wordsFor(sums);
  const today = todayCents === 0 ? "nothing today" : `${money(todayCents)} today`;
  if (nextCents == null || nextOn == null) return `If you reactivate, you pay ${today}${card}.`;
  const next = money(nextCents);
  const due = new Date(nextOn);
  const date = unbroken(formatBillingDate(due));
  if (circumstances.action === "PURCHASE_ON_FILE") {
    const days = trialDays(sums, circumstances);
    if (days !== null) {
      return `Reactivate today: ${days} days free, then ${firstCharge(next, date, circumstances)}${card}.`;
    }
    return `If you reactivate today: ${today}, then ${next} on ${date}${card}.`;
  }
  if (todayCents === 0 && formatBillingDate(due) === formatBillingDate(circumstances.now)) {
    const when = laterToday(due, circumstances.now);
    return `If you reactivate, you pay ${next} ${when}${repeats(circumstances)}${card}.`;
  }
  return `If you reactivate, you pay ${today} and ${next} on ${date}${card}.`;
}
