import { addMonths } from "../recurly/money/calendar.rules";
import type { BillingCycle, CrmSubscription } from "./crm-record";

const MONTHS: Readonly<Record<BillingCycle, number>> = { MONTH: 1, YEAR: 12 };

/** Returns the next bill after `now`, or the end date of a canceled subscription. */
export function nextBillDate(subscription: CrmSubscription, now: Date): Date {
  const { startedAt, cancelledAt, billingCycle } = subscription;
  const after = (cancelledAt ?? now).getTime();
  let count = 0;
  let due = startedAt.getTime();
  while (due <= after) {
    count += MONTHS[billingCycle];
    due = addMonths(startedAt.getTime(), count);
  }
  return new Date(due);
}

export const isActive = (subscription: CrmSubscription, now: Date): boolean =>
  subscription.cancelledAt === null || now < nextBillDate(subscription, now);
