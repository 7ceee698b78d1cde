import { cancelBefore, formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { GiftCurrencyNote } from "../../components/GiftCurrencyNote";
import { PlanChoices } from "../../components/PlanChoices";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import {
  type Offer,
  planVariables,
  savePlanChoice,
  withGift,
} from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import type { PlanPickerQuery } from "./__generated__/PlanPickerQuery.graphql";
import { ConfirmButton } from "./ConfirmButton";
import { firstPayments } from "./firstPayments";
import { PlanPlaceholders } from "./PlanPlaceholders";
import { cheapestOfInterval } from "./planChange/cheapestOfInterval";
import { usePlanRemarks } from "./planChange/planRemarks";
import { amount, shortPrice } from "./subscriptionFormat";

/** One of each interval. */
const PLANS_SHOWN = 2;

interface PlanPickerProps {
  /** Offers gift card plans instead of the usual ones. */
  readonly isGift: boolean;
  /** True if the member has not used the free trial yet. */
  readonly hasTrial: boolean;
  readonly onClose: () => void;
}

export function PlanPicker({ isGift, hasTrial, onClose }: PlanPickerProps) {
  const visit = useVisit();
  const navigate = useNavigate();
  const offer = withGift(visit.offer, isGift);
  const [chosen, setChosen] = useState<PlanChoice>(offeredChoices(offer)[0] ?? "YEARLY");
  const continueToPurchase = () => {
    savePlanChoice(visit.tab, chosen);
    void navigate(isGift ? paths.giftCardPurchase : paths.purchase);
  };
  return (
    <Modal
      flow={isGift ? "Gift Card" : "Your plan"}
      title={isGift ? "Redeem Gift Card" : "Choose Membership"}
      onClose={onClose}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            Not now
          </Button>
          <Suspense fallback={<ConfirmButton disabled>Continue</ConfirmButton>}>
            <ContinueButton offer={offer} onClick={continueToPurchase} />
          </Suspense>
        </>
      }
    >
      {isGift && (
        <Lead>
          Choose the plan that your gift card is for, and enter its code on the next page. It pays
          first. What it doesn’t cover, and renewals after that, go to your own card unless you
          cancel.
        </Lead>
      )}
      <Suspense fallback={<PlanPlaceholders count={PLANS_SHOWN} />}>
        <Plans offer={offer} chosen={chosen} hasTrial={hasTrial} onChoose={setChosen} />
        <GiftCurrencyNote offer={offer} />
      </Suspense>
    </Modal>
  );
}

function usePlans(offer: Offer) {
  return useLazyLoadQuery<PlanPickerQuery>(
    graphql`
      query PlanPickerQuery($currency: Currency!, $pageSource: String) {
        checkoutSettings {
          planPurchaseEnabled
        }
        plans(currency: $currency, pageSource: $pageSource) {
          choice
          priceCents
          currency
          intervalUnit
          trial {
            length
            unit
          }
          ...PlanChoices_plans
          ...planRemarks_plans
        }
      }
    `,
    planVariables(offer),
  );
}

interface ContinueButtonProps {
  readonly offer: Offer;
  readonly onClick: () => void;
}

function ContinueButton({ offer, onClick }: ContinueButtonProps) {
  const { checkoutSettings } = usePlans(offer);
  return (
    <ConfirmButton onClick={onClick} disabled={!checkoutSettings.planPurchaseEnabled}>
      Continue
    </ConfirmButton>
  );
}

interface PlansProps {
  readonly offer: Offer;
  readonly chosen: PlanChoice;
  readonly hasTrial: boolean;
  readonly onChoose: (choice: PlanChoice) => void;
}

function Plans({ offer, hasTrial, ...choices }: PlansProps) {
  const { plans: sold, checkoutSettings } = usePlans(offer);
  const plans = cheapestOfInterval(sold);
  // A former member reads prices with cents elsewhere on the page.
  const remarks = usePlanRemarks(plans, null, hasTrial ? shortPrice : amount);
  // Whoever has a gift card does not pay for the plan.
  const shownRemarks = offer.isGift ? {} : remarks;
  const chosen = plans.find(({ choice }) => choice === choices.chosen);
  const trial = hasTrial ? chosen?.trial : null;
  return (
    <>
      <PlanChoices
        plans={plans}
        offered={offeredChoices(offer)}
        remarks={shownRemarks}
        hasCents={!hasTrial}
        {...choices}
      />
      {!checkoutSettings.planPurchaseEnabled && (
        <Note role="status">Plans can’t be bought right now. Please check back soon.</Note>
      )}
      {chosen && !offer.isGift && (
        <Payments aria-live="polite">{firstPayments({ ...chosen, trial }, new Date())}</Payments>
      )}
      {trial && (
        <Note aria-live="polite">
          {trial.length} days free. Cancel before {formatBillingDate(cancelBefore(new Date()))} and
          you won’t be charged.
        </Note>
      )}
    </>
  );
}

const Payments = styled.p`
  margin-top: 16px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
`;

const Lead = styled.p`
  margin-bottom: 16px;
  color: ${color.muted};
`;
