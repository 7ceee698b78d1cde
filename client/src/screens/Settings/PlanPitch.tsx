import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import { planVariables, savePlanChoice } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { PanelSkeleton } from "./LoadingValue";
import { savedPerYear } from "./planChange/planRemarks";
import { amount, perInterval } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

/** How many days are free at first, and what the plans cost then. A plan leads to its purchase. */
export function PlanPitch() {
  const { offer, tab } = useVisit();
  const navigate = useNavigate();
  const plans = usePlanPrices(planVariables(offer));
  const offered = offeredChoices(offer);
  if (plans === null) return <Placeholder />;
  const sold = plans.filter(({ choice }) => offered.some((one) => one === choice));
  const days = sold.find(({ trial }) => trial?.unit === "DAY")?.trial?.length;
  const cards = [sold.find(isYearly), sold.find(isMonthly)].filter((plan) => plan !== undefined);
  if (cards.length === 0) return null;
  const buy = (choice: PlanChoice) => {
    savePlanChoice(tab, choice);
    void navigate(paths.purchase);
  };
  return (
    <Pitch>
      {days !== undefined && (
        <div>
          <strong>{days} days free</strong>
          <p>Cancel before they end and you pay nothing.</p>
        </div>
      )}
      <Cards>
        {cards.map((plan) => (
          <button key={plan.choice} type="button" onClick={() => buy(plan.choice as PlanChoice)}>
            <span>{isYearly(plan) ? "Annual" : "Monthly"}</span> <b>{priceOf(plan)}</b>{" "}
            <small>{remarkOn(plan, sold)}</small>
          </button>
        ))}
      </Cards>
    </Pitch>
  );
}

/** As high as the pitch. */
function Placeholder() {
  return (
    <Pitch data-loading>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Days aria-hidden="true" />
      <Cards aria-hidden="true">
        <Card />
        <Card />
      </Cards>
    </Pitch>
  );
}

type Plan = PricedPlans[number];

const isYearly = ({ intervalUnit }: Plan) => intervalUnit === "YEARS";
const isMonthly = ({ intervalUnit }: Plan) => intervalUnit === "MONTHS";
const priceOf = ({ priceCents, currency, intervalUnit }: Plan) =>
  `${amount(priceCents, currency)}${perInterval(intervalUnit)}`;

function remarkOn(plan: Plan, plans: PricedPlans): string {
  if (!isYearly(plan)) return "Billed every month";
  const perMonth = amount(Math.round(plan.priceCents / 12), plan.currency);
  const month = plans.find(isMonthly);
  const saved = month && savedPerYear(plan, month);
  return `${perMonth} a month, billed yearly.${saved ? ` Saves ${saved} a year.` : ""}`;
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

const Days = styled(PanelSkeleton)`
  height: 59px;
  ${below.small} {
    height: 83px;
  }
`;

const Card = styled(PanelSkeleton)`
  height: 115px;
  border-radius: ${radius.m};
  ${below.small} {
    &:first-child {
      height: 135px;
    }
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  button {
    padding: 18px 20px;
    border-radius: ${radius.m};
    background: color-mix(in srgb, ${color.text} 4%, transparent);
    box-shadow: inset 0 0 0 1px ${color.line};
    text-align: start;
  }
  button:hover {
    box-shadow: inset 0 0 0 1px ${color.text};
  }
  span {
    color: ${color.muted};
  }
  b {
    display: block;
    margin-top: 2px;
    font: 680 20px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    margin-top: 6px;
    color: ${color.muted};
    font: 440 14px/1.45 ${font.text};
    text-wrap: pretty;
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
