import {
  cancelBefore,
  formatBillingDate,
  TRIAL_DAYS,
  trialEndsOn,
} from "@eightcount/rules/billing/billing-dates";
import { type Currency, formatPrice } from "@eightcount/rules/billing/money";
import styled from "styled-components";
import { color } from "../../design/theme/theme";

const DAY_MS = 86_400_000;
const shortDate = (date: Date) => formatBillingDate(date).replace(/, \d{4}$/, "");

interface TrialTimelineProps {
  readonly priceCents: number;
  readonly currency: Currency;
  readonly period: string;
}

export function TrialTimeline({ priceCents, currency, period }: TrialTimelineProps) {
  const today = new Date();
  const firstCharge = trialEndsOn(today, { length: TRIAL_DAYS, unit: "DAY" });
  const lastFreeDay = new Date(cancelBefore(today).getTime() - DAY_MS);
  return (
    <Line>
      <li>
        <b>Today</b>
        <span>{`${TRIAL_DAYS}-day free trial starts. You pay ${formatPrice(0, currency)}.`}</span>
      </li>
      <li>
        <b>{shortDate(lastFreeDay)}</b>
        <span>Cancel by the end of this day and pay nothing.</span>
      </li>
      <li>
        <b>{shortDate(firstCharge)}</b>
        <span>{`${formatPrice(priceCents, currency)} for your first ${period}.`}</span>
      </li>
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  gap: 20px;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 88px 1fr;
    gap: 8px;
    padding-left: 26px;
    color: ${color.muted};
    font-size: 15px;
  }
  b {
    color: ${color.text};
    font-weight: 660;
  }
  li::before {
    content: "";
    position: absolute;
    left: 2px;
    top: 7px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }
  li:first-child::before {
    background: ${color.action};
    box-shadow: none;
  }
  li:not(:last-child)::after {
    content: "";
    position: absolute;
    left: 6px;
    top: 20px;
    bottom: -24px;
    width: 2px;
    background: ${color.line};
  }
`;
