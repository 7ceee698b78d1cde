import styled from "styled-components";
import { QuietButton } from "./ActionRow";
import { pricesOf } from "./PlanPrice";
import { amount } from "./subscriptionFormat";
import { usePlanPrices } from "./usePlanPrices";

interface YearlySavingProps {
  readonly planChoice: string;
  readonly currency: string;
  readonly onChange: () => void;
}

/** Offers the yearly plan to a member who pays monthly, if it is sold and costs less. */
export function YearlySaving({ planChoice, currency, onChange }: YearlySavingProps) {
  const plans = usePlanPrices(pricesOf(planChoice, currency));
  const own = plans.find(({ choice }) => choice === planChoice);
  const yearly = plans.find(({ intervalUnit }) => intervalUnit === "YEARS");
  if (own === undefined || yearly === undefined || own.intervalUnit !== "MONTHS") return null;
  const saved = own.priceCents * 12 - yearly.priceCents;
  if (saved <= 0) return null;
  return (
    <Line>
      <QuietButton type="button" onClick={onChange}>
        Switch to yearly and save {amount(saved, yearly.currency)} a year
      </QuietButton>
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: 14px;
`;
