import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { lazyComponent } from "../../navigation/lazyComponent";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { ActionRow, QuietActions, QuietButton, Terms } from "./ActionRow";
import { PlanPitch } from "./PlanPitch";
import { useRequestedDialog } from "./useRequestedDialog";

const PlanPicker = lazyComponent(async () => (await import("./PlanPicker")).PlanPicker);
const ReactivateDialog = lazyComponent(
  async () => (await import("./cardOnFile/ReactivateDialog")).ReactivateDialog,
);

type Mode = "regular" | "gift";

interface PurchaseButtonsProps {
  /** True if the member had a subscription before. */
  readonly isResubscription?: boolean;
  /** True if the CRM bills this member. It does not support gift cards. */
  readonly isCrm?: boolean;
  /** True for a first subscription, which starts with the free trial. */
  readonly isFirst?: boolean;
  /** True if the card on file can pay for another subscription. */
  readonly hasCardOnFile?: boolean;
  /** Plan that the member had before, to reactivate. Null if it can't be bought again. */
  readonly formerPlan?: PlanChoice | null;
}

export function PurchaseButtons(props: PurchaseButtonsProps) {
  const { isResubscription = false, isCrm = false, isFirst = false, formerPlan = null } = props;
  const { hasCardOnFile = false } = props;
  const { flags } = useSession();
  const plans = useRequestedDialog("plans");
  const reactivation = useRequestedDialog("reactivation");
  const [isGift, setIsGift] = useState(false);
  const [pressed, setPressed] = useState<PlanChoice | null>(null);
  const canReactivate = hasCardOnFile || formerPlan !== null;
  const open = (mode: Mode, plan: PlanChoice | null = null) => {
    if (isResubscription) flags.raise("resubscribe");
    setIsGift(mode === "gift");
    setPressed(plan);
    plans.open();
  };
  const close = () => {
    setIsGift(false);
    plans.close();
  };
  const purchase = isCrm ? "Choose Membership" : "Purchase Subscription";
  return (
    <div>
      {isFirst && !isCrm && (
        <Pitch>
          <PlanPitch onChoose={(plan) => open("regular", plan)} />
        </Pitch>
      )}
      <ActionRow>
        {hasCardOnFile && <Button onClick={reactivation.open}>Reactivate Subscription</Button>}
        {!hasCardOnFile && formerPlan !== null && <ReactivateButton plan={formerPlan} />}
        {!canReactivate && <Button onClick={() => open("regular")}>{purchase}</Button>}
        {!canReactivate && !isCrm && (
          <Button kind="quiet" onClick={() => open("gift")}>
            Redeem Gift Card
          </Button>
        )}
      </ActionRow>
      {hasCardOnFile && formerPlan !== null && (
        <Terms>
          <PaymentPreview action="PURCHASE_ON_FILE" planChoice={formerPlan} isOptional isOffer />
        </Terms>
      )}
      {canReactivate && (
        <Others>
          <span>
            To use another card:{" "}
            <QuietButton type="button" onClick={() => open("regular")}>
              {purchase}
            </QuietButton>
          </span>
          {!isCrm && (
            <QuietButton type="button" onClick={() => open("gift")}>
              Redeem Gift Card
            </QuietButton>
          )}
        </Others>
      )}
      <Suspense fallback={null}>
        {plans.isOpen && (
          <PlanPicker isGift={isGift} hasTrial={isFirst} first={pressed} onClose={close} />
        )}
        {hasCardOnFile && reactivation.isOpen && (
          <ReactivateDialog formerPlan={formerPlan} onClose={reactivation.close} />
        )}
      </Suspense>
    </div>
  );
}

/** Leads to the purchase of the former plan. */
function ReactivateButton({ plan }: { readonly plan: PlanChoice }) {
  const { flags } = useSession();
  const { tab } = useVisit();
  const navigate = useNavigate();
  const reactivate = () => {
    flags.raise("resubscribe");
    savePlanChoice(tab, plan);
    void navigate(paths.purchase);
  };
  return <Button onClick={reactivate}>Reactivate Subscription</Button>;
}

const Pitch = styled.div`
  margin-bottom: 24px;
`;

const Others = styled(QuietActions)`
  margin-top: 16px;
`;
