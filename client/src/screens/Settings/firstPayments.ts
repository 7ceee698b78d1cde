import {
  formatBillingDate,
  type TrialUnit,
  trialEndsOn,
} from "@eightcount/rules/billing/billing-dates";
import { intervalName } from "../../components/membership/priceInterval";
import { unbroken } from "../../components/membership/unbroken";
import { amount, shortPrice } from "./subscriptionFormat";

interface Trial {
  readonly length: number;
  readonly unit: string;
}

interface OfferedPlan {
  readonly priceCents: number;
  readonly currency: string;
  readonly intervalUnit: string | null | undefined;
  /** Null if the member has none, or has used it. */
  readonly trial: Trial | null | undefined;
}

/** The day of the first payment if a trial begins now. */
export const dayAfterTrial = ({ length, unit }: Trial, now: Date): string =>
  unbroken(formatBillingDate(trialEndsOn(now, { length, unit: unit as TrialUnit })));

/** What a plan costs first, such as "$0 today, then $99 every year from Dec 3, 2026". */
export function firstPayments(plan: OfferedPlan, now: Date): string {
  const { priceCents, currency, trial, intervalUnit } = plan;
  const interval = intervalName(intervalUnit);
  if (trial == null) {
    const price = amount(priceCents, currency);
    return `${price} today, then every ${interval}`;
  }
  const price = shortPrice(priceCents, currency);
  return `${shortPrice(0, currency)} today, then ${price} every ${interval} from ${dayAfterTrial(trial, now)}`;
}
