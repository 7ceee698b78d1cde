import { daysLeft } from "@eightcount/rules/billing/days-left";
import { DialogNote } from "../DialogParts";
import { amount, longDate } from "../subscriptionFormat";

export interface Standing {
  readonly nextBillingDate: string | null | undefined;
  readonly isTrial: boolean;
  readonly isOwing: boolean;
  readonly isLocked: boolean;
  /** True while another card replaces the one on file. */
  readonly isCardChanging: boolean;
  /** End of the access that a member who owes still has. */
  readonly graceEndsOn: string | null | undefined;
  readonly owingCents: number;
  readonly currency: string;
}

/** Says what a cancellation leaves the member with. */
export function DaysLeft({ standing }: { readonly standing: Standing }) {
  const days = accessDaysLeft(standing, new Date());
  return (
    <>
      {days > 0 && <p>You still have {days} day(s) left on your plan!</p>}
      <DialogNote>{consequence(standing, days)}</DialogNote>
    </>
  );
}

/** Whole days of access that are left: none once it is locked, and those of the grace before. */
export function accessDaysLeft(standing: Standing, now: Date): number {
  const { isOwing, isLocked, graceEndsOn, nextBillingDate } = standing;
  if (isLocked) return 0;
  const end = isOwing ? graceEndsOn : nextBillingDate;
  return end == null ? 0 : daysLeft(new Date(end), now);
}

export function consequence(standing: Standing, days: number): string {
  const { isTrial, isOwing, isLocked, owingCents, currency, nextBillingDate } = standing;
  const date = longDate(nextBillingDate);
  if (isOwing) {
    const due = owingCents > 0 ? `the ${amount(owingCents, currency)} due` : "the amount due";
    return isLocked
      ? `Canceling ends future renewals. Your access stays paused until ${due} is paid.`
      : `Canceling ends future renewals. It doesn’t pay ${due}.`;
  }
  const end = standing.isCardChanging
    ? "You won’t be charged again, neither on your current card nor on the new one."
    : "You won’t be charged again.";
  if (days === 0) return end;
  return isTrial
    ? `You’re in your free trial. Cancel now and you pay nothing, and every class stays open to you until ${date}.`
    : `Every class stays open to you until ${date}. ${end}`;
}
