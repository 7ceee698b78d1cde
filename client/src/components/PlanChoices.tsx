import { formatPrice, formatSum } from "@eightcount/rules/billing/money";
import { ADVERTISED_PERCENT_OFF, type PlanChoice } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import styled, { css } from "styled-components";
import { RadioCardGroup, StillCard } from "../design/form/RadioCard";
import { below } from "../design/theme/breakpoints";
import { color, font, radius } from "../design/theme/theme";
import { text } from "../design/theme/type";
import type {
  PlanChoices_plans$data,
  PlanChoices_plans$key,
} from "./__generated__/PlanChoices_plans.graphql";
import { intervalName } from "./membership/priceInterval";

export interface Remark {
  readonly text: string;
  /** True if the plan would cost the member more, which is no reason to stand out. */
  readonly isDearer?: boolean;
}

interface PlanChoicesProps {
  readonly plans: PlanChoices_plans$key;
  /** Shown in this order. */
  readonly offered: readonly PlanChoice[];
  readonly chosen: PlanChoice | null;
  readonly onChoose: (choice: PlanChoice) => void;
  /** Said about a plan instead of its advertised discount, to members. */
  readonly remarks?: Readonly<Partial<Record<PlanChoice, Remark>>>;
  /** Plan that is shown, but not to choose. */
  readonly unavailable?: PlanChoice | null;
  /** Writes "$99.00" for "$99", beside sums that are written so. */
  readonly hasCents?: boolean;
}

type Plan = PlanChoices_plans$data[number];

export function PlanChoices({ plans, offered, chosen, onChoose, ...more }: PlanChoicesProps) {
  const { remarks, unavailable = null, hasCents = false } = more;
  const money = hasCents ? formatSum : formatPrice;
  const all = useFragment<PlanChoices_plans$key>(
    graphql`
      fragment PlanChoices_plans on Plan @relay(plural: true) {
        choice
        priceCents
        currency
        intervalUnit
      }
    `,
    plans,
  );
  const months = all.filter(
    ({ choice }) =>
      (choice === "MONTHLY" || choice === "NO_DEAL_MONTHLY") && offered.includes(choice),
  );
  const hasTwin = months.length > 1;
  const options = offered.flatMap((choice) => {
    const plan = all.find((one) => one.choice === choice);
    return plan
      ? [
          {
            value: choice,
            content: (
              <Details
                plan={plan}
                remark={remarks?.[choice]}
                hasRemarks={remarks !== undefined}
                hasTwin={hasTwin}
                money={money}
              />
            ),
            end: <Price plan={plan} money={money} />,
          },
        ]
      : [];
  });
  const shown = options.filter(({ value }) => value === unavailable);
  const open = options.filter(({ value }) => value !== unavailable);
  const isChoice = open.length > 1 || remarks === undefined;
  return (
    <Cards>
      {isChoice ? (
        <RadioCardGroup legend="Plan" value={chosen} onChange={onChoose} options={open} />
      ) : (
        open.map(({ value, ...card }) => <StillCard key={value} {...card} />)
      )}
      {shown.map(({ value, ...card }) => (
        <StillCard key={value} {...card} />
      ))}
    </Cards>
  );
}

type Money = typeof formatPrice;

const isYearly = (plan: Plan) => plan.intervalUnit === "YEARS";
const currencyOf = (plan: Plan) => (plan.currency === "INR" ? "INR" : "USD");

// The advertised percentages compare USD prices. Gift and INR plans have no regular price.
function percentOff({ choice }: Plan): number | null {
  if (choice === "YEARLY") return ADVERTISED_PERCENT_OFF.yearly;
  return choice === "MONTHLY" ? ADVERTISED_PERCENT_OFF.monthly : null;
}

interface DetailsProps {
  readonly plan: Plan;
  readonly remark: Remark | undefined;
  readonly hasRemarks: boolean;
  /** Whether two monthly plans are shown, which differ only in the price. */
  readonly hasTwin: boolean;
  readonly money: Money;
}

function Details({ plan, remark, hasRemarks, hasTwin, money }: DetailsProps) {
  const perMonth = money(Math.round(plan.priceCents / 12), currencyOf(plan));
  // The price beside it is "per year", and a remark needs the line to itself on phones.
  const yearly = `${perMonth} a month${hasRemarks ? "" : ", billed yearly"}`;
  const percent = percentOff(plan);
  const advertised = percent === null ? null : `${percent}% off`;
  const label = hasRemarks ? (remark?.text ?? null) : advertised;
  const Label = remark?.isDearer ? Note : Discount;
  const hasDeal = plan.choice !== "NO_DEAL_MONTHLY";
  return (
    <>
      <Name>{isYearly(plan) ? "Annual" : hasDeal ? "Monthly" : "Pay Monthly"}</Name>
      <Note>{isYearly(plan) ? yearly : billing(plan, hasTwin)}</Note>
      {label !== null && <Label>{label}</Label>}
    </>
  );
}

// A discount or its absence explains the prices of two monthly plans.
function billing({ choice }: Plan, hasTwin: boolean): string {
  const twinPrice = choice === "MONTHLY" ? "reduced" : choice === "NO_DEAL_MONTHLY" && "regular";
  return `Billed every month${hasTwin && twinPrice ? `, at the ${twinPrice} price` : ""}`;
}

function Price({ plan, money }: { readonly plan: Plan; readonly money: Money }) {
  return (
    <>
      <Amount $isLong={money !== formatPrice}>{money(plan.priceCents, currencyOf(plan))}</Amount>
      <Note>{`per ${intervalName(plan.intervalUnit)}`}</Note>
    </>
  );
}

const Cards = styled.div`
  display: grid;
  gap: 18px;
`;

const Name = styled.b`
  font: 680 18px/1.4 ${font.text};
`;

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
`;

const Discount = styled.span`
  display: inline-block;
  margin-top: 10px;
  padding: 4px 8px;
  border-radius: ${radius.s};
  background: ${color.tintBg};
  color: ${color.tintText};
  font: 680 12px/1.3 ${font.text};
  white-space: nowrap;
`;

/** A long price leaves room for the plan beside it on phones. */
const Amount = styled.b<{ readonly $isLong: boolean }>`
  font: 800 30px/1 ${font.display};
  font-stretch: 118%;
  ${(props) =>
    props.$isLong &&
    css`
      ${below.small} {
        font-size: 22px;
      }
    `}
`;
