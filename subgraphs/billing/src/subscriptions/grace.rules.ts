import { addDays } from "@eightcount/rules/billing/billing-dates";

/** Days with access after the first failed payment. The provider retries until the last of them. */
const GRACE_DAYS = 7;

export const graceEndsOn = (overdueSince: Date): Date => addDays(overdueSince, GRACE_DAYS);

interface Debt {
  readonly isOwing: boolean;
  readonly overdueSince: Date | null;
  readonly lastTryFailedAt: Date | null;
}

/** Compares the provider's own times, so its clock and ours need not agree. */
export function isLockedBy({ isOwing, overdueSince, lastTryFailedAt }: Debt): boolean {
  if (!isOwing) return false;
  if (!overdueSince || !lastTryFailedAt) return true;
  return lastTryFailedAt >= graceEndsOn(overdueSince);
}
