import { lazy, Suspense, useState } from "react";
import styled from "styled-components";
import { Button } from "../../design/Button";
import { below } from "../../design/breakpoints";
import { useSession } from "../../session/SessionProvider";

const PlanPicker = lazy(async () => ({ default: (await import("./PlanPicker")).PlanPicker }));

type Mode = "regular" | "gift";

interface PurchaseButtonsProps {
  /** The member had a subscription. */
  readonly isAgain?: boolean;
  /** The older system bills this member: it knows no gift cards. */
  readonly isCrm?: boolean;
}

/** The ways to a subscription for a member who has none, or none any more. */
export function PurchaseButtons({ isAgain = false, isCrm = false }: PurchaseButtonsProps) {
  const { flags } = useSession();
  const [mode, setMode] = useState<Mode | null>(null);
  const open = (next: Mode) => {
    if (isAgain) flags.raise("resubscribe");
    setMode(next);
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
          <PlanPicker isGift={mode === "gift"} onClose={() => setMode(null)} />
        </Suspense>
      )}
    </Row>
  );
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
