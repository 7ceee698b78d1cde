import { PauseCircle } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Button } from "../../../design/primitives/Button";
import { StateNotice } from "../StateNotice";
import { amount, longDate } from "../subscriptionFormat";
import { useFocusReturn } from "../useFocusReturn";
import type { PauseNotice_subscription$key } from "./__generated__/PauseNotice_subscription.graphql";
import { useResumeSubscription } from "./useResumeSubscription";

interface PauseNoticeProps {
  readonly subscription: PauseNotice_subscription$key;
}

/** Says when a pause begins and ends, and lets the member come back before. */
export function PauseNotice({ subscription }: PauseNoticeProps) {
  const { pause, actions, nextBillingAmountCents, currency } =
    useFragment<PauseNotice_subscription$key>(
      graphql`
        fragment PauseNotice_subscription on MemberSubscription {
          actions
          nextBillingAmountCents
          currency
          pause {
            isPaused
            pausesOn
            resumesOn
          }
        }
      `,
      subscription,
    );
  const { resume, isPending } = useResumeSubscription();
  const anchor = useFocusReturn(isPending);
  if (!pause) return <div ref={anchor} hidden />;
  const { isPaused, pausesOn, resumesOn } = pause;
  const price = amount(nextBillingAmountCents, currency);
  return (
    <div ref={anchor}>
      <StateNotice
        tone={isPaused ? "warning" : "info"}
        icon={PauseCircle}
        title={
          isPaused
            ? `Your membership is paused until ${longDate(resumesOn)}.`
            : `Your membership pauses on ${longDate(pausesOn)} and returns on ${longDate(resumesOn)}.`
        }
        action={
          actions.includes("RESUME") && (
            <Button
              kind="outline"
              onClick={resume}
              busyLabel={isPending && (isPaused ? "Resuming" : "Undoing")}
            >
              {isPaused ? "Resume now" : "Don’t pause"}
            </Button>
          )
        }
      >
        <p>
          {isPaused
            ? `Then we charge ${price} for the next month. If you resume now, you pay ${price} today.`
            : `You can dance until then, and pay ${price} when you’re back.`}
        </p>
      </StateNotice>
    </div>
  );
}
