import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import styled from "styled-components";
import { RadioCardGroup } from "../../design/form/RadioCard";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { firstPayments } from "./firstPayments";
import { LoadingValue } from "./LoadingValue";
import { cheapestOfInterval } from "./planChange/cheapestOfInterval";
import { savedPerYear } from "./planChange/planRemarks";
import { amount, perInterval, shortPrice } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

interface PlanPitchProps {
  /** The plan chosen; null for the first one. */
  readonly chosen: PlanChoice | null;
  readonly onChoose: (choice: PlanChoice) => void;
}

/** What the plans cost, to choose from before the purchase, and what the chosen one costs when. */
export function PlanPitch({ chosen, onChoose }: PlanPitchProps) {
  const plans = useSoldPlans();
  if (plans === null) return <Placeholder />;
  const cards = [plans.find(isYearly), plans.find(isMonthly)].filter((plan) => plan !== undefined);
  const plan = cards.find(({ choice }) => choice === chosen) ?? cards[0];
  if (plan === undefined) return null;
  const hasTrial = trialDaysOf(plans) !== null;
  return (
    <Pitch>
      <p>
        {NO_PLAN}.{hasTrial && " Cancel before the free days end and you pay nothing."}
      </p>
      <Cards>
        <RadioCardGroup
          legend="Choose your plan"
          value={plan.choice as PlanChoice}
          onChange={onChoose}
          options={cards.map((card) => ({
            value: card.choice as PlanChoice,
            content: <Offer plan={card} plans={plans} />,
          }))}
        />
      </Cards>
      <p role="status">{firstPayments(plan, new Date())}</p>
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
      <Total aria-hidden="true" />
    </Pitch>
  );
}

type Plan = PricedPlans[number];

const isYearly = ({ intervalUnit }: Plan) => intervalUnit === "YEARS";
const isMonthly = ({ intervalUnit }: Plan) => intervalUnit === "MONTHS";
const priceOf = ({ priceCents, currency, intervalUnit }: Plan) =>
  `${shortPrice(priceCents, currency)}${perInterval(intervalUnit)}`;

function Offer({ plan, plans }: { readonly plan: Plan; readonly plans: PricedPlans }) {
  const month = plans.find(isMonthly);
  const saved = isYearly(plan) && month ? savedPerYear(plan, month) : null;
  const perMonth = amount(Math.round(plan.priceCents / 12), plan.currency);
  return (
    <>
      <span>{isYearly(plan) ? "Annual" : "Monthly"}</span>{" "}
      {saved !== null && <mark>Save {saved.replace(/\.00$/, "")} a year</mark>}{" "}
      <b>{priceOf(plan)}</b>{" "}
      <small>{isYearly(plan) ? `${perMonth} a month, billed yearly` : "Billed every month"}</small>
    </>
  );
}

const Pitch = styled.div`
  display: grid;
  gap: 16px;
  > p {
    color: ${color.muted};
    text-wrap: pretty;
  }
  > [role="status"]:last-child {
    color: ${color.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Days = styled(PanelSkeleton)`
  height: 24px;
  ${below.small} {
    height: 48px;
  }
`;

const Total = styled(PanelSkeleton)`
  width: 260px;
  height: 24px;
`;

const Card = styled(PanelSkeleton)`
  height: 115px;
  border-radius: ${radius.m};
`;

const Cards = styled.div`
  &,
  > fieldset {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
  > fieldset {
    grid-column: 1 / -1;
  }
  label {
    gap: 14px;
    padding: 18px 20px;
    border-radius: ${radius.m};
  }
  label > div {
    display: grid;
    grid-column: 2 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 8px;
    align-items: center;
  }
  span {
    color: ${color.muted};
  }
  mark {
    padding: 3px 8px;
    border-radius: ${radius.s};
    background: ${color.tintBg};
    color: ${color.tintText};
    font: 680 12px/1.3 ${font.text};
    white-space: nowrap;
  }
  b,
  small {
    grid-column: 1 / -1;
  }
  b {
    font: 680 20px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  small {
    margin-top: 4px;
    color: ${color.muted};
    font: 440 14px/1.45 ${font.text};
  }
  ${below.small} {
    &,
    > fieldset {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
