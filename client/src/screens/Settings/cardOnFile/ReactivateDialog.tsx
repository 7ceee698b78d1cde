import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { PaymentPreview } from "../../../components/membership/PaymentPreview";
import { type PreviewedSums, trialDays } from "../../../components/membership/paymentSentence";
import { PlanChoices } from "../../../components/PlanChoices";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { color } from "../../../design/theme/theme";
import { QuietButton } from "../ActionRow";
import { ChallengeDialog } from "../ChallengeDialog";
import { ConfirmButton } from "../ConfirmButton";
import { PlanPlaceholders } from "../PlanPlaceholders";
import { cheapestOfInterval } from "../planChange/cheapestOfInterval";
import { usePlanRemarks } from "../planChange/planRemarks";
import type { ReactivateDialogQuery } from "./__generated__/ReactivateDialogQuery.graphql";
import { useBuyWithCard } from "./useBuyWithCard";

const ACTION = "PURCHASE_ON_FILE";

/** A plan whose price the member has read. */
interface Priced {
  readonly plan: PlanChoice;
  readonly sums: PreviewedSums;
}

interface ReactivateDialogProps {
  /** Plan of the subscription that has ended, chosen at first; null if it can't be bought again. */
  readonly formerPlan: PlanChoice | null;
  /** Leads to the purchase of the chosen plan with a new card. */
  readonly onOtherCard: (plan: PlanChoice | null) => void;
  readonly onClose: () => void;
}

/** Buys a plan with the card on file, once the member has seen the card and the price. */
export function ReactivateDialog({ formerPlan, onOtherCard, onClose }: ReactivateDialogProps) {
  // Nothing is chosen, and nothing can be paid, before its price is shown.
  const [chosen, setChosen] = useState<PlanChoice | null>(null);
  const [priced, setPriced] = useState<Priced | null>(null);
  const [priceChanges, setPriceChanges] = useState(0);
  const { buy, isPending, challenge, cancelChallenge } = useBuyWithCard({
    formerPlan,
    onBought: onClose,
    onPriceChanged: () => {
      setPriced(null);
      setPriceChanges((before) => before + 1);
    },
  });
  const buyChosen = () => {
    if (chosen === null || priced?.plan !== chosen) return;
    void buy({ planChoice: chosen, agreedTodayCents: priced.sums.todayCents });
  };
  if (challenge) return <ChallengeDialog challenge={challenge} onClose={cancelChallenge} />;
  return (
    <Modal
      flow="Reactivate Subscription"
      title="Choose your plan"
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Not now
          </Button>
          <ConfirmButton
            disabled={chosen === null || priced?.plan !== chosen}
            onClick={buyChosen}
            busyLabel={isPending && "Reactivating"}
          >
            Reactivate
          </ConfirmButton>
        </>
      }
    >
      <SilentBoundary fallback={<p>We couldn’t load the plans. Please try again later.</p>}>
        <Suspense fallback={<PlanPlaceholders count={2} />}>
          <Plans
            formerPlan={formerPlan}
            chosen={chosen}
            priced={priced}
            priceChanges={priceChanges}
            onChoose={setChosen}
            onPriced={setPriced}
          />
        </Suspense>
      </SilentBoundary>
      <OtherCard>
        <QuietButton type="button" onClick={() => onOtherCard(chosen ?? formerPlan)}>
          Pay with another card at checkout
        </QuietButton>
      </OtherCard>
    </Modal>
  );
}

interface PlansProps {
  readonly formerPlan: PlanChoice | null;
  readonly chosen: PlanChoice | null;
  readonly onChoose: (choice: PlanChoice) => void;
  /** Null until the member has read a price. */
  readonly priced: Priced | null;
  /** How often a price turned out to have changed, so that it is read again. */
  readonly priceChanges: number;
  /** Receives the chosen plan once the member reads what it costs. */
  readonly onPriced: (priced: Priced) => void;
}

function Plans({ formerPlan, priced, priceChanges, onPriced, ...choices }: PlansProps) {
  const { viewer } = useLazyLoadQuery<ReactivateDialogQuery>(
    graphql`
      query ReactivateDialogQuery @throwOnFieldError {
        viewer {
          subscription {
            availablePlans {
              choice
              priceCents
              intervalUnit
              ...PlanChoices_plans
              ...planRemarks_plans
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  );
  const { availablePlans = null } = viewer?.subscription ?? {};
  const plans = cheapestOfInterval(availablePlans ?? [], formerPlan);
  const remarks = usePlanRemarks(plans, null);
  const offered = plans.flatMap(({ choice }) => (choice == null ? [] : [choice as PlanChoice]));
  const { chosen, onChoose } = choices;
  const firstPayment = priced !== null && priced.plan === chosen ? afterTrial(priced.sums) : null;
  const first = formerPlan !== null && offered.includes(formerPlan) ? formerPlan : null;
  useEffect(() => {
    if (chosen === null && first !== null) onChoose(first);
  }, [chosen, first, onChoose]);
  return (
    <Content>
      <PlanChoices plans={plans} offered={offered} remarks={remarks} hasCents {...choices} />
      {chosen !== null && (
        <PaymentPreview
          key={priceChanges}
          action={ACTION}
          planChoice={chosen}
          onPriced={(sums) => onPriced({ plan: chosen, sums })}
        />
      )}
      {firstPayment !== null && (
        <Muted>Cancel before {formatBillingDate(firstPayment)} and you won’t be charged.</Muted>
      )}
    </Content>
  );
}

/** The day of the first payment if free days come before it. */
function afterTrial(sums: PreviewedSums): Date | null {
  const days = trialDays(sums, { action: ACTION, now: new Date() });
  return days === null || sums.nextOn == null ? null : new Date(sums.nextOn);
}

const Muted = styled.p`
  color: ${color.muted};
`;

const OtherCard = styled.p`
  margin-top: 12px;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
