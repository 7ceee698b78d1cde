import { type PlanChoice, planChoiceOf } from "@eightcount/rules/billing/plans";
import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentPreview } from "../../../components/membership/PaymentPreview";
import { unbroken } from "../../../components/membership/unbroken";
import { PlanChoices } from "../../../components/PlanChoices";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { ChallengeDialog } from "../ChallengeDialog";
import { ConfirmButton } from "../ConfirmButton";
import { PlanPlaceholders } from "../PlanPlaceholders";
import { longDate } from "../subscriptionFormat";
import type { ChangePlanDialogQuery } from "./__generated__/ChangePlanDialogQuery.graphql";
import { CurrentPlan } from "./CurrentPlan";
import { cheapestOfInterval } from "./cheapestOfInterval";
import { usePlanRemarks } from "./planRemarks";
import { useChangePlan } from "./useChangePlan";

interface ChangePlanDialogProps {
  readonly onClose: () => void;
}

export function ChangePlanDialog({ onClose }: ChangePlanDialogProps) {
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  // Nothing can be changed before its price is shown.
  const [priced, setPriced] = useState<PlanChoice | null>(null);
  const [scheduled, setScheduled] = useState<PlanChoice | null>(null);
  const [hasChoice, setHasChoice] = useState(true);
  const { changeTo, isPending, challenge, cancelChallenge } = useChangePlan(onClose);
  if (challenge) return <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />;
  return (
    <Modal
      flow="Change Subscription"
      title="Change your plan"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {scheduled === null ? "Keep my plan" : "Close"}
          </Button>
          {hasChoice && (
            <ConfirmButton
              disabled={chosen === null || priced !== chosen}
              onClick={() => chosen !== null && void changeTo(chosen)}
              busyLabel={isPending && "Changing"}
            >
              Change Subscription
            </ConfirmButton>
          )}
        </>
      }
    >
      <SilentBoundary fallback={<Note>We couldn’t load the plans. Please try again later.</Note>}>
        <Suspense fallback={<PlanPlaceholders count={1} />}>
          <Plans
            chosen={chosen}
            onChoose={setChosen}
            onPriced={setPriced}
            onScheduled={setScheduled}
            onChoice={setHasChoice}
          />
        </Suspense>
      </SilentBoundary>
    </Modal>
  );
}

interface PlansProps {
  readonly chosen: PlanChoice | null;
  readonly onChoose: (choice: PlanChoice) => void;
  /** Receives the chosen plan once the member reads what it costs. */
  readonly onPriced: (choice: PlanChoice) => void;
  /** Receives the plan that is scheduled already, which can't be chosen again. */
  readonly onScheduled: (choice: PlanChoice | null) => void;
  /** Receives whether there is a plan to choose. */
  readonly onChoice: (hasChoice: boolean) => void;
}

function Plans({ chosen, onChoose, onPriced, onScheduled, onChoice }: PlansProps) {
  const { viewer } = useLazyLoadQuery<ChangePlanDialogQuery>(
    graphql`
      query ChangePlanDialogQuery @throwOnFieldError {
        viewer {
          subscription {
            isTrial
            nextBillingDate
            pendingChange {
              code
            }
            availablePlans {
              choice
              priceCents
              intervalUnit
              ...PlanChoices_plans
              ...planRemarks_plans
            }
            ...CurrentPlan_subscription
            ...planRemarks_subscription
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const subscription = viewer?.subscription;
  const plans = cheapestOfInterval(subscription?.availablePlans ?? []);
  const remarks = usePlanRemarks(plans, subscription);
  const offered = plans.flatMap(({ choice }) => (choice == null ? [] : [choice as PlanChoice]));
  const scheduled = planChoiceOf(subscription?.pendingChange?.code ?? null);
  const open = offered.filter((choice) => choice !== scheduled);
  const only = open.length === 1 ? (open[0] ?? null) : null;
  useEffect(() => {
    if (chosen === null && only !== null) onChoose(only);
  }, [chosen, only, onChoose]);
  const hasChoice = open.length > 0;
  useEffect(() => {
    onScheduled(scheduled);
    onChoice(hasChoice);
  }, [scheduled, hasChoice, onScheduled, onChoice]);
  if (subscription == null) return null;
  const { nextBillingDate, isTrial } = subscription;
  return (
    <Content>
      <CurrentPlan subscription={subscription} isLeft={only !== null} />
      <PlanChoices
        plans={plans}
        offered={offered}
        remarks={remarks}
        hasCents
        unavailable={scheduled}
        chosen={chosen}
        onChoose={onChoose}
      />
      {chosen !== null && (
        <PaymentPreview
          action="CHANGE_PLAN"
          planChoice={chosen}
          onPriced={() => onPriced(chosen)}
        />
      )}
      {nextBillingDate != null && hasChoice && (
        <Note>
          The new plan starts on {unbroken(longDate(nextBillingDate))},{" "}
          {isTrial ? "when your free trial ends" : "your next billing date"}. You can change your
          mind until then.
        </Note>
      )}
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Note = styled.p`
  color: ${color.muted};
  text-wrap: pretty;
`;
