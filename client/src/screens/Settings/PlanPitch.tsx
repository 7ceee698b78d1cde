import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import styled from "styled-components";
import { pricePerInterval } from "../../components/membership/priceInterval";
import { unbroken } from "../../components/membership/unbroken";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { below } from "../../design/theme/breakpoints";
import { color, radius } from "../../design/theme/theme";
import { planVariables } from "../../visitor/registrationChoice";
import { useVisit } from "../../visitor/useVisit";
import { dayAfterTrial } from "./firstPayments";
import { type KeyValue, KeyValues } from "./KeyValues";
import { LoadingValue } from "./LoadingValue";
import { cheapestOfInterval } from "./planChange/cheapestOfInterval";
import { savedPerYear } from "./planChange/planRemarks";
import { amount, shortPrice } from "./subscriptionFormat";
import { type PricedPlans, usePlanPrices } from "./usePlanPrices";

/** What the plans cost and when the first payment is. The dialog of the purchase lets one choose. */
export function PlanPitch() {
  const plans = useSoldPlans();
  if (plans === null) return <Placeholder />;
  const [yearly, monthly] = [plans.find(isYearly), plans.find(isMonthly)];
  const trial = (yearly ?? monthly)?.trial;
  const prices = [yearly, monthly]
    .filter((one) => one !== undefined)
    .map((one) => priceFact(one, monthly));
  if (prices.length === 0) return null;
  return (
    <Pitch>
      <p>{NO_PLAN}. You choose one in the next step.</p>
      <KeyValues entries={prices} />
      {trial != null && <p>{firstPayment(trial, plans[0]?.currency ?? "USD")}</p>}
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

/** The price of a plan, and for a year what it saves. */
function priceFact(plan: Plan, month: Plan | undefined): KeyValue {
  const { priceCents, currency, intervalUnit } = plan;
  const value = pricePerInterval(shortPrice(priceCents, currency), intervalUnit);
  if (!isYearly(plan)) return { name: "Monthly", value, note: "Billed every month" };
  const perMonth = unbroken(`${amount(Math.round(priceCents / 12), currency)} a month`);
  const saved = month && savedPerYear(plan, month, shortPrice);
  return {
    name: "Annual",
    value,
    note: saved ? `${perMonth} · ${unbroken(`Save ${saved} a year`)}` : perMonth,
  };
}

const firstPayment = (trial: NonNullable<Plan["trial"]>, currency: string) => (
  <>
    <b>
      {shortPrice(0, currency)} today, and your first payment is on{" "}
      {dayAfterTrial(trial, new Date())}.
    </b>{" "}
    Cancel before then and you won’t be charged.
  </>
);

const Pitch = styled.div`
  display: grid;
  gap: 16px;
  > p {
    color: ${color.muted};
    text-wrap: pretty;
  }
  b {
    color: ${color.text};
    font-weight: 560;
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
