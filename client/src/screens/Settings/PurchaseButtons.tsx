import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { Button } from "../../design/primitives/Button";
import { lazyComponent } from "../../navigation/lazyComponent";
import { paths } from "../../navigation/paths";
import { isPlanDialogState } from "../../navigation/planDialogState";
import { useSession } from "../../session/SessionProvider";
import { savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { ActionRow } from "./ActionRow";

const PlanPicker = lazyComponent(async () => (await import("./PlanPicker")).PlanPicker);

type Mode = "regular" | "gift";

interface PurchaseButtonsProps {
  /** True if the member had a subscription before. */
  readonly isResubscription?: boolean;
  /** True if the CRM bills this member. It does not support gift cards. */
  readonly isCrm?: boolean;
  /** True for a first subscription, which starts with the free trial. */
  readonly isFirst?: boolean;
  /** Plan that the member had before, to reactivate. Null if it can't be bought again. */
  readonly formerPlan?: PlanChoice | null;
}

export function PurchaseButtons(props: PurchaseButtonsProps) {
  const { isResubscription = false, isCrm = false, isFirst = false, formerPlan = null } = props;
  const { flags } = useSession();
  const request = usePlanRequest();
  const [pressed, setPressed] = useState<Mode | null>(null);
  const mode = pressed ?? (request.isOpen ? "regular" : null);
  const open = (next: Mode) => {
    if (isResubscription) flags.raise("resubscribe");
    setPressed(next);
  };
  const close = () => {
    setPressed(null);
    request.clear();
  };
  return (
    <ActionRow>
      {formerPlan !== null && <ReactivateButton plan={formerPlan} />}
      <Button kind={formerPlan === null ? "primary" : "outline"} onClick={() => open("regular")}>
        {isCrm ? "Choose Membership" : "Purchase Subscription"}
      </Button>
      {!isCrm && (
        <Button kind="outline" onClick={() => open("gift")}>
          Redeem Gift Card
        </Button>
      )}
      {mode !== null && (
        <Suspense fallback={null}>
          <PlanPicker isGift={mode === "gift"} hasTrial={isFirst} onClose={close} />
        </Suspense>
      )}
    </ActionRow>
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

/** Opens the plan dialog if a prompt on another page asked for it. */
function usePlanRequest() {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isOpen = isPlanDialogState(state);
  const clear = () => {
    if (isOpen) void navigate(pathname, { replace: true, state: null });
  };
  return { isOpen, clear };
}
