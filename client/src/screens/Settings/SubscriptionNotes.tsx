import { daysLeft } from "@eightcount/rules/billing/days-left";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  SubscriptionNotes_subscription$data,
  SubscriptionNotes_subscription$key,
} from "./__generated__/SubscriptionNotes_subscription.graphql";
import { PauseNotice } from "./pause/PauseNotice";
import { PendingChange } from "./planChange/PendingChange";
import { useWithdrawPlanChange } from "./planChange/useWithdrawPlanChange";
import { SummaryNote } from "./SummaryPanel";
import { amount, longDate } from "./subscriptionFormat";
import { useFocusReturn } from "./useFocusReturn";

interface SubscriptionNotesProps {
  readonly subscription: SubscriptionNotes_subscription$key;
}

/** Says in words what happens next: the first charge, the end of access, a pause, or another plan. */
export function SubscriptionNotes({ subscription }: SubscriptionNotesProps) {
  const data = useFragment<SubscriptionNotes_subscription$key>(
    graphql`
      fragment SubscriptionNotes_subscription on MemberSubscription {
        accountStatus
        isTrial
        trialEndsAt
        nextBillingAmountCents
        nextBillingDate
        currency
        actions
        ...PauseNotice_subscription
        pendingChange {
          name
          costCents
          activatesOn
        }
      }
    `,
    subscription,
  );
  const { accountStatus, pendingChange, nextBillingDate } = data;
  const { withdraw, isPending } = useWithdrawPlanChange();
  const anchor = useFocusReturn(isPending);
  if (accountStatus === "EXPIRED") {
    return (
      <SummaryNote>
        Your subscription has ended. Your progress and your saved classes are waiting for you.
      </SummaryNote>
    );
  }
  if (accountStatus === "CANCELLED") {
    return (
      nextBillingDate != null && (
        <SummaryNote>
          Every class stays open to you until {longDate(nextBillingDate)}. You won’t be charged
          again.
        </SummaryNote>
      )
    );
  }
  return (
    <div ref={anchor}>
      {data.isTrial && <TrialNote {...data} />}
      <PauseNotice subscription={data} />
      {pendingChange != null && (
        <PendingChange
          pendingChange={pendingChange}
          currency={data.currency}
          isWithdrawing={isPending}
          {...(data.actions.includes("WITHDRAW_PLAN_CHANGE") ? { onWithdraw: withdraw } : {})}
        />
      )}
    </div>
  );
}

type Trial = Pick<
  SubscriptionNotes_subscription$data,
  "trialEndsAt" | "nextBillingAmountCents" | "currency"
>;

function TrialNote({ trialEndsAt, nextBillingAmountCents, currency }: Trial) {
  if (trialEndsAt == null) return null;
  const days = daysLeft(new Date(trialEndsAt), new Date());
  return (
    <SummaryNote>
      Your free trial ends {days === 0 ? "today" : `in ${days} ${days === 1 ? "day" : "days"}`}.
      {nextBillingAmountCents != null &&
        ` Your first charge is ${amount(nextBillingAmountCents, currency)} on ${longDate(trialEndsAt)}.`}
    </SummaryNote>
  );
}
