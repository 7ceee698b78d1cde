import styled from "styled-components";
import { QuietButton } from "./ActionRow";
import { LoadingValue } from "./LoadingValue";
import { pricesOf } from "./PlanPrice";
import { savedPerYear } from "./planChange/planRemarks";
import { usePlanPrices } from "./usePlanPrices";

interface YearlySavingProps {
  readonly planChoice: string;
  readonly currency: string;
  readonly onChange: () => void;
}

/** Offers the yearly plan to a member who pays monthly, if it is sold and costs less. */
export function YearlySaving({ planChoice, currency, onChange }: YearlySavingProps) {
  const plans = usePlanPrices(pricesOf(planChoice, currency));
  if (plans === null) {
    return (
      <Line>
        <LoadingValue length={38} />
      </Line>
    );
  }
  const own = plans.find(({ choice }) => choice === planChoice);
  const yearly = plans.find(({ intervalUnit }) => intervalUnit === "YEARS");
  if (own === undefined || yearly === undefined || own.intervalUnit !== "MONTHS") return null;
  const saved = savedPerYear(yearly, own);
  if (saved === null) return null;
  return (
    <Line>
      <QuietButton type="button" onClick={onChange}>
        Switch to yearly and save {saved} a year
      </QuietButton>
    </Line>
  );
}

const Line = styled.p`
  margin-bottom: 14px;
`;
