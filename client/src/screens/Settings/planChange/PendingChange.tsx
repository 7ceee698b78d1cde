import { planChoiceOf } from "@eightcount/rules/billing/plans";
import { CalendarClock } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { intervalUnitOf } from "../../../components/membership/priceInterval";
import { Button } from "../../../design/primitives/Button";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { StateNotice } from "../StateNotice";
import { longDate } from "../subscriptionFormat";
import { moveInWords } from "../subscriptionLead";
import { useFocusReturn } from "../useFocusReturn";
import type { PendingChange_subscription$key } from "./__generated__/PendingChange_subscription.graphql";

const KeepPlanDialog = lazyComponent(async () => (await import("./KeepPlanDialog")).KeepPlanDialog);

interface PendingChangeProps {
  readonly subscription: PendingChange_subscription$key;
}

/** Announces the scheduled plan with its price, and lets the member change their mind. */
export function PendingChange({ subscription }: PendingChangeProps) {
  const { planLabel, currency, actions, pendingChange } =
    useFragment<PendingChange_subscription$key>(
      graphql`
        fragment PendingChange_subscription on MemberSubscription {
          planLabel
          currency
          actions
          pendingChange {
            code
            name
            costCents
            activatesOn
          }
        }
      `,
      subscription,
    );
  const [isAsking, setIsAsking] = useState(false);
  const anchor = useFocusReturn(isAsking);
  if (pendingChange == null) return <div ref={anchor} hidden />;
  const choice = planChoiceOf(pendingChange.code);
  const unit = choice === null ? null : intervalUnitOf(choice);
  return (
    <div ref={anchor}>
      <StateNotice
        tone="info"
        icon={CalendarClock}
        title={`Change subscription request to ${pendingChange.name} will occur on ${longDate(pendingChange.activatesOn)}.`}
        action={
          actions.includes("WITHDRAW_PLAN_CHANGE") && (
            <Button kind="outline" onClick={() => setIsAsking(true)}>
              Keep my current plan
            </Button>
          )
        }
      >
        <p>
          {moveInWords({
            planLabel,
            costCents: pendingChange.costCents,
            currency,
            intervalUnit: unit,
          })}
        </p>
      </StateNotice>
      <Suspense fallback={null}>
        {isAsking && (
          <KeepPlanDialog
            plan={planLabel}
            nextPlan={pendingChange.name}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
