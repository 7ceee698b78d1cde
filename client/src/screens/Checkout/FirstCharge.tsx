import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { CalendarCheck } from "lucide-react";
import { Suspense } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../components/SilentBoundary";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { useOrderPreview } from "./useOrderPreview";

interface FirstChargeProps {
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
}

/** Says when a trial's first charge is. Empty for any other order. */
export function FirstCharge({ planChoice, couponCode }: FirstChargeProps) {
  return (
    <SilentBoundary key={`${planChoice} ${couponCode}`}>
      <Suspense fallback={null}>
        <Loaded planChoice={planChoice} couponCode={couponCode} />
      </Suspense>
    </SilentBoundary>
  );
}

function Loaded({ planChoice, couponCode }: FirstChargeProps) {
  const { totals } = useOrderPreview(planChoice, couponCode);
  if (totals?.trialEndsOn == null) return null;
  return (
    <Note>
      <CalendarCheck />
      {`You won't be charged before ${formatBillingDate(new Date(totals.firstChargeOn))}.`}
    </Note>
  );
}

const Note = styled.p`
  --icon: 18px;
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  color: ${color.muted};
  ${text.small}
`;
