import { Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { lazyComponent } from "../../navigation/lazyComponent";
import { isPlanDialogState } from "../../navigation/planDialogState";
import { useSession } from "../../session/SessionProvider";

const PlanPicker = lazyComponent(async () => (await import("./PlanPicker")).PlanPicker);

type Mode = "regular" | "gift";

interface PurchaseButtonsProps {
  /** True if the member had a subscription before. */
  readonly isResubscription?: boolean;
  /** True if the CRM bills this member. It does not support gift cards. */
  readonly isCrm?: boolean;
  /** True for a first subscription, which starts with the free trial. */
  readonly isFirst?: boolean;
}

export function PurchaseButtons(props: PurchaseButtonsProps) {
  const { isResubscription = false, isCrm = false, isFirst = false } = props;
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
    <Row>
      <Button onClick={() => open("regular")}>
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
    </Row>
  );
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 32px;
  ${below.small} {
    flex-direction: column;
  }
`;
