import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import styled from "styled-components";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { LoadingValue } from "./LoadingValue";
import { cheapestOfInterval } from "./planChange/cheapestOfInterval";
import { savedPerYear } from "./planChange/planRemarks";
import { amount, perInterval } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

interface PlanPitchProps {
  readonly onChoose: (choice: PlanChoice) => void;
}

/** What the plans cost. A plan leads to the dialog, where it is chosen already. */
export function PlanPitch({ onChoose }: PlanPitchProps) {
  const plans = useSoldPlans();
  if (plans === null) return <Placeholder />;
  const cards = [plans.find(isYearly), plans.find(isMonthly)].filter((plan) => plan !== undefined);
  if (cards.length === 0) return null;
  const hasTrial = trialDaysOf(plans) !== null;
  return (
    <Pitch>
      <p>
        {NO_PLAN}.{hasTrial && " Cancel before the free days end and you pay nothing."}
      </p>
      <Cards>
        {cards.map((plan) => (
          <button
            key={plan.choice}
            type="button"
            onClick={() => onChoose(plan.choice as PlanChoice)}
          >
            <span>{isYearly(plan) ? "Annual" : "Monthly"}</span> <b>{priceOf(plan)}</b>{" "}
            <small>{remarkOn(plan, plans)}</small>
          </button>
        ))}
      </Cards>
    </Pitch>
  );
}

export const NO_PLAN = "You don’t have a plan yet";

/** What a first membership begins with, or that there is none if no days are free. */
export function PitchTitle() {
  const plans = useSoldPlans();
  if (plans === null) return <LoadingValue length={16} />;
  const days = trialDaysOf(plans);
  return days === null ? NO_PLAN : `Start your ${days} free days`;
}

/** The plans of the visit's offer, one of each interval; null until they are known. */
function useSoldPlans(): PricedPlans | null {
  const { offer } = useVisit();
  const plans = usePlanPrices(planVariables(offer));
  const offered = offeredChoices(offer);
  return (
    plans && cheapestOfInterval(plans.filter(({ choice }) => offered.some((one) => one === choice)))
  );
}

const trialDaysOf = (plans: PricedPlans): number | null =>
  plans.find(({ trial }) => trial?.unit === "DAY")?.trial?.length ?? null;

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
  > p {
    color: ${color.muted};
    text-wrap: pretty;
  }
`;

const Days = styled(PanelSkeleton)`
  height: 24px;
  ${below.small} {
    height: 48px;
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
