import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { amount } from "../subscriptionFormat";

interface ChargeTodayProps {
  /** Such as "Visa ending with 1111"; null if it is not known. */
  readonly card: string | null | undefined;
  readonly plan: {
    readonly priceCents: number;
    readonly currency: string;
    readonly intervalUnit: string;
  };
}

/** Says what the press will charge, and to which card. */
export function ChargeToday({ card, plan }: ChargeTodayProps) {
  const interval = plan.intervalUnit === "YEARS" ? "year" : "month";
  return (
    <Note aria-live="polite">
      We’ll charge {amount(plan.priceCents, plan.currency)} to {card ?? "your card on file"} today,
      and then every {interval} until you cancel.
    </Note>
  );
}

const Note = styled.p`
  margin-top: 16px;
  color: ${color.muted};
`;
