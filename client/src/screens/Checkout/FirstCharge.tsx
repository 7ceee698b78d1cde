import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import { CalendarCheck } from "lucide-react";
import { Suspense } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../components/SilentBoundary";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { type SummedOrder, useOrderPreview } from "./useOrderPreview";

/** Says when a trial's first charge is. Empty for any other order. */
export function FirstCharge({ order }: { readonly order: SummedOrder }) {
  return (
    <SilentBoundary key={Object.values(order).join(" ")}>
      <Suspense fallback={null}>
        <Loaded order={order} />
      </Suspense>
    </SilentBoundary>
  );
}

function Loaded({ order }: { readonly order: SummedOrder }) {
  const { totals } = useOrderPreview(order);
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
