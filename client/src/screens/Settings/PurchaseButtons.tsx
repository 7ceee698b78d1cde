import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { PaymentPreview } from "../../components/membership/PaymentPreview";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";
import { lazyComponent } from "../../navigation/lazyComponent";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { ActionRow } from "./ActionRow";
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
  const canReactivate = hasCardOnFile || formerPlan !== null;
  const open = (mode: Mode) => {
    if (isResubscription) flags.raise("resubscribe");
    setIsGift(mode === "gift");
    plans.open();
  };
  const close = () => {
    setIsGift(false);
    plans.close();
  };
  return (
    <div>
      {hasCardOnFile && formerPlan !== null && (
        <PaymentPreview action="PURCHASE_ON_FILE" planChoice={formerPlan} isOptional />
      )}
      {canReactivate && (
        <Note>
          Your former plan comes back as it was. To choose another plan, or to pay with another
          card, purchase a new one.
        </Note>
      )}
      <ActionRow>
        {hasCardOnFile && <Button onClick={reactivation.open}>Reactivate Subscription</Button>}
        {!hasCardOnFile && formerPlan !== null && <ReactivateButton plan={formerPlan} />}
        <Button kind={canReactivate ? "outline" : "primary"} onClick={() => open("regular")}>
          {isCrm ? "Choose Membership" : "Purchase Subscription"}
        </Button>
        {!isCrm && (
          <Button kind="outline" onClick={() => open("gift")}>
            Redeem Gift Card
          </Button>
        )}
        <Suspense fallback={null}>
          {plans.isOpen && <PlanPicker isGift={isGift} hasTrial={isFirst} onClose={close} />}
          {hasCardOnFile && reactivation.isOpen && (
            <ReactivateDialog formerPlan={formerPlan} onClose={reactivation.close} />
          )}
        </Suspense>
      </ActionRow>
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

const Note = styled.p`
  margin: 4px 0 16px;
  color: ${color.muted};
`;
