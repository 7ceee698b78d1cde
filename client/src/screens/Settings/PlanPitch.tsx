import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import styled from "styled-components";
import { color, font } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { KeyValues } from "./KeyValues";
import { amount } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

/** What the plans cost, and how many days are free at first. */
export function PlanPitch() {
  const { offer } = useVisit();
  const plans = usePlanPrices(planVariables(offer));
  const offered = offeredChoices(offer);
  const sold = plans.filter(({ choice }) => offered.some((one) => one === choice));
  const days = sold.find(({ trial }) => trial?.unit === "DAY")?.trial?.length;
  const cells = [yearly(sold), monthly(sold)].filter((cell) => cell !== null);
  if (cells.length === 0) return null;
  return (
    <Pitch>
      {days !== undefined && (
        <div>
          <strong>{days} days free</strong>
          <p>Cancel before they end and you pay nothing.</p>
        </div>
      )}
      <KeyValues entries={cells} />
    </Pitch>
  );
}

function yearly(plans: PricedPlans) {
  const plan = plans.find(({ intervalUnit }) => intervalUnit === "YEARS");
  if (plan === undefined) return null;
  const perMonth = amount(Math.round(plan.priceCents / 12), plan.currency);
  return {
    name: "Yearly",
    value: `${amount(plan.priceCents, plan.currency)} a year`,
    note: `${perMonth} a month, billed yearly`,
  };
}

function monthly(plans: PricedPlans) {
  const plan = plans.find(({ intervalUnit }) => intervalUnit === "MONTHS");
  if (plan === undefined) return null;
  return {
    name: "Monthly",
    value: `${amount(plan.priceCents, plan.currency)} a month`,
    note: "Billed monthly",
  };
}

const Pitch = styled.div`
  display: grid;
  gap: 16px;
  strong {
    display: block;
    font: 680 24px/1.3 ${font.text};
  }
  p {
    margin-top: 4px;
    color: ${color.muted};
  }
`;
