import { PauseCircle } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";
import { color, radius } from "../../../design/theme/theme";
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
  if (!pause) return null;
  const { isPaused, pausesOn, resumesOn } = pause;
  const price = amount(nextBillingAmountCents, currency);
  return (
    <Notice ref={anchor}>
      <PauseCircle aria-hidden="true" />
      <div>
        <p>
          {isPaused
            ? `Your membership is paused until ${longDate(resumesOn)}.`
            : `Your membership pauses on ${longDate(pausesOn)} and returns on ${longDate(resumesOn)}.`}
        </p>
        <p>
          {isPaused
            ? `Then we charge ${price} for the next month. If you resume now, you pay ${price} today.`
            : `You can dance until then, and pay ${price} when you’re back.`}
        </p>
      </div>
      {actions.includes("RESUME") && (
        <Button
          kind="secondary"
          size="s"
          onClick={resume}
          busyLabel={isPending && (isPaused ? "Resuming" : "Undoing")}
        >
          {isPaused ? "Resume now" : "Don’t pause"}
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 14px;
  margin-top: 24px;
  padding: 16px 18px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.info} 10%, transparent);
  line-height: 1.5;
  > svg {
    color: ${color.info};
  }
  > div {
    flex: 1 1 0;
    min-width: min(100%, 240px);
  }
  p + p {
    color: ${color.muted};
  }
  ${below.small} {
    align-items: flex-start;
    > div {
      min-width: 0;
    }
    > button {
      flex-basis: 100%;
    }
  }
`;
