import { daysLeft } from "@eightcount/rules/billing/days-left";
import { amount, longDate } from "../subscriptionFormat";
import { DialogNote } from "./CancelDialogParts";

export interface Standing {
  readonly nextBillingDate: string | null | undefined;
  readonly isTrial: boolean;
  readonly isOwing: boolean;
  readonly isLocked: boolean;
  readonly owingCents: number;
  readonly currency: string;
}

/** Says what a cancellation leaves the member with. */
export function DaysLeft({ standing }: { readonly standing: Standing }) {
  const { nextBillingDate } = standing;
  const days = nextBillingDate == null ? 0 : daysLeft(new Date(nextBillingDate), new Date());
  return (
    <>
      {days > 0 && <p>You still have {days} day(s) left on your plan!</p>}
      <DialogNote>{consequence(standing, days)}</DialogNote>
    </>
  );
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
  if (days === 0) return "You won’t be charged again.";
  return isTrial
    ? `You’re in your free trial. Cancel now and you pay nothing, and every class stays open to you until ${date}.`
    : `Every class stays open to you until ${date}. You won’t be charged again.`;
}
