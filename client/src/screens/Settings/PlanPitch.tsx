import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import styled from "styled-components";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { dayAfterTrial } from "./firstPayments";
import { LoadingValue } from "./LoadingValue";
import { cheapestOfInterval } from "./planChange/cheapestOfInterval";
import { savedPerYear } from "./planChange/planRemarks";
import { amount, perInterval, shortPrice } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

/** What the plans cost and when the first payment is. The dialog of the purchase lets one choose. */
export function PlanPitch() {
  const plans = useSoldPlans();
  if (plans === null) return <Placeholder />;
  const offered = [plans.find(isYearly), plans.find(isMonthly)].filter((one) => one !== undefined);
  const [plan] = offered;
  if (plan === undefined) return null;
  return (
    <Pitch>
      <p>
        {NO_PLAN}.
        {plan.trial != null &&
          ` You pay nothing before ${dayAfterTrial(plan.trial, new Date())}. Cancel until then and it stays that way.`}
      </p>
      <Prices>
        {offered.map((one) => (
          <Price key={one.choice} plan={one} plans={plans} />
        ))}
      </Prices>
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
      <Lines aria-hidden="true" />
    </Pitch>
  );
}

type Plan = PricedPlans[number];

const isYearly = ({ intervalUnit }: Plan) => intervalUnit === "YEARS";
const isMonthly = ({ intervalUnit }: Plan) => intervalUnit === "MONTHS";
const priceOf = ({ priceCents, currency, intervalUnit }: Plan) =>
  `${shortPrice(priceCents, currency)}${perInterval(intervalUnit)}`;

function Price({ plan, plans }: { readonly plan: Plan; readonly plans: PricedPlans }) {
  const month = plans.find(isMonthly);
  const saved = isYearly(plan) && month ? savedPerYear(plan, month, shortPrice) : null;
  const perMonth = amount(Math.round(plan.priceCents / 12), plan.currency);
  return (
    <div>
      <dt>{isYearly(plan) ? "Annual" : "Monthly"}</dt>
      <dd>
        <b>{priceOf(plan)}</b>
        <small>
          {isYearly(plan) ? `${perMonth} a month, billed yearly` : "Billed every month"}
        </small>
      </dd>
      {saved !== null && (
        <dd>
          <mark>Save {saved} a year</mark>
        </dd>
      )}
    </div>
  );
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

const Lines = styled(PanelSkeleton)`
  height: 134px;
  border-radius: ${radius.m};
`;

const Prices = styled.dl`
  margin: 0;
  padding: 0 20px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 4%, transparent);
  > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 14px 0;
  }
  > div + div {
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
  }
  b {
    display: block;
    font: 680 18px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.muted};
    font: 440 13px/1.45 ${font.text};
  }
  mark {
    padding: 3px 8px;
    border-radius: ${radius.s};
    background: ${color.tintBg};
    color: ${color.tintText};
    font: 680 12px/1.3 ${font.text};
    white-space: nowrap;
  }
  ${below.small} {
    padding: 0 16px;
    > div {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    dt {
      grid-column: 1 / -1;
      font-size: 14px;
    }
  }
`;
