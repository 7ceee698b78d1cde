import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentPreview } from "../../../components/membership/PaymentPreview";
import { PlanChoices } from "../../../components/PlanChoices";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Loading } from "../../../design/feedback/Loading";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { ChallengeDialog } from "../ChallengeDialog";
import { longDate } from "../subscriptionFormat";
import type { ChangePlanDialogQuery } from "./__generated__/ChangePlanDialogQuery.graphql";
import { useChangePlan } from "./useChangePlan";

interface ChangePlanDialogProps {
  readonly onClose: () => void;
}

export function ChangePlanDialog({ onClose }: ChangePlanDialogProps) {
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  const { changeTo, isPending, challenge, cancelChallenge } = useChangePlan(onClose);
  if (challenge) return <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />;
  return (
    <Modal
      flow="Change Subscription"
      title="Choose your next plan"
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Keep my plan
          </Button>
          <Button
            disabled={chosen === null}
            onClick={() => chosen !== null && void changeTo(chosen)}
            busyLabel={isPending && "Changing"}
          >
            Change Subscription
          </Button>
        </>
      }
    >
      <SilentBoundary fallback={<Note>We couldn’t load the plans. Please try again later.</Note>}>
        <Suspense fallback={<Loading />}>
          <Plans chosen={chosen} onChoose={setChosen} />
        </Suspense>
      </SilentBoundary>
    </Modal>
  );
}

interface PlansProps {
  readonly chosen: PlanChoice | null;
  readonly onChoose: (choice: PlanChoice) => void;
}

function Plans(choices: PlansProps) {
  const { viewer } = useLazyLoadQuery<ChangePlanDialogQuery>(
    graphql`
      query ChangePlanDialogQuery @throwOnFieldError {
        viewer {
          subscription {
            nextBillingDate
            availablePlans {
              choice
              ...PlanChoices_plans
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const { nextBillingDate, availablePlans = null } = viewer?.subscription ?? {};
  const plans = availablePlans ?? [];
  const offered = plans.flatMap(({ choice }) => (choice == null ? [] : [choice as PlanChoice]));
  return (
    <>
      <PlanChoices plans={plans} offered={offered} {...choices} />
      {choices.chosen !== null && (
        <PaymentPreview action="CHANGE_PLAN" planChoice={choices.chosen} />
      )}
      {nextBillingDate != null && (
        <Note>
          The new plan starts on {longDate(nextBillingDate)}, your next billing date. You can change
          your mind until then.
        </Note>
      )}
    </>
  );
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.muted};
`;
