import { type PlanChoice, planChoiceOf } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import { unbroken } from "../../../components/membership/unbroken";
import type { Remark } from "../../../components/PlanChoices";
import { amount, longDate } from "../subscriptionFormat";
import type { planRemarks_plans$key } from "./__generated__/planRemarks_plans.graphql";
import type {
  planRemarks_subscription$data,
  planRemarks_subscription$key,
} from "./__generated__/planRemarks_subscription.graphql";

export type Remarks = Readonly<Partial<Record<PlanChoice, Remark>>>;

interface OwnPlan {
  readonly intervalUnit: string | null | undefined;
  /** What the member pays now; null if unknown, such as while a change waits. */
  readonly priceCents: number | null;
  readonly currency: string;
}

interface OtherPlan {
  readonly choice: string | null | undefined;
  readonly priceCents: number;
  readonly intervalUnit: string;
  readonly currency: string;
}

type Money = (cents: number, currency: string) => string;

const MONTHS_A_YEAR = 12;
const perYear = (cents: number, unit: string) => (unit === "YEARS" ? cents : cents * MONTHS_A_YEAR);

/** Amount that a plan saves in a year, measured against another one; null if nothing. */
export function savedPerYear(
  plan: Omit<OtherPlan, "choice">,
  own: OwnPlan,
  money: Money = amount,
): string | null {
  const { intervalUnit, priceCents, currency } = own;
  if (priceCents === null || intervalUnit == null || plan.currency !== currency) return null;
  const saved = perYear(priceCents, intervalUnit) - perYear(plan.priceCents, plan.intervalUnit);
  return saved > 0 ? money(saved, currency) : null;
}

/** The same in words. */
export function savingOf(plan: OtherPlan, own: OwnPlan, money: Money): string | null {
  const saved = savedPerYear(plan, own, money);
  return saved && `Save ${saved} a year`;
}

/** What a year of months costs a member who pays by the year; null if it costs no more. */
export function yearOfMonths(plan: OtherPlan, own: OwnPlan): string | null {
  const { intervalUnit, priceCents, currency } = own;
  if (intervalUnit !== "YEARS" || priceCents === null) return null;
  if (plan.intervalUnit !== "MONTHS" || plan.currency !== currency) return null;
  const year = perYear(plan.priceCents, plan.intervalUnit);
  if (year <= priceCents) return null;
  const now = unbroken(`instead of ${amount(priceCents, currency)}`);
  return `${unbroken(`${amount(year, currency)} a year`)} ${now}`;
}

/** The lowest price of a month, against which members without a plan compare. */
function lowestMonth(plans: readonly OtherPlan[]): OwnPlan | null {
  const months = plans.filter(({ intervalUnit }) => intervalUnit === "MONTHS");
  return months.toSorted((one, other) => one.priceCents - other.priceCents)[0] ?? null;
}

/**
 * What each plan would change for this member, or is worth to one without a running plan. `money`
 * writes amounts as the dialog does.
 */
export function usePlanRemarks(
  plansKey: planRemarks_plans$key,
  subscriptionKey: planRemarks_subscription$key | null | undefined,
  money: Money = amount,
): Remarks {
  const plans = useFragment<planRemarks_plans$key>(
    graphql`
      fragment planRemarks_plans on Plan @relay(plural: true) {
        choice
        priceCents
        intervalUnit
        currency
      }
    `,
    plansKey,
  );
  const subscription = useFragment<planRemarks_subscription$key>(
    graphql`
      fragment planRemarks_subscription on MemberSubscription {
        intervalUnit
        nextBillingAmountCents
        currency
        pendingChange {
          code
          activatesOn
        }
      }
    `,
    subscriptionKey ?? null,
  );
  const pendingChange = subscription?.pendingChange ?? null;
  const scheduled = planChoiceOf(pendingChange?.code ?? null);
  const own = subscription == null ? lowestMonth(plans) : paidBy(subscription);
  const remarkOn = (plan: OtherPlan): Remark | null => {
    if (pendingChange !== null && plan.choice === scheduled) {
      return { text: `From ${unbroken(longDate(pendingChange.activatesOn))}` };
    }
    const saving = own && savingOf(plan, own, money);
    if (saving) return { text: saving };
    const dearer = own && yearOfMonths(plan, own);
    return dearer ? { text: dearer, isDearer: true } : null;
  };
  return Object.fromEntries(
    plans.flatMap((plan) => {
      const remark = remarkOn(plan);
      return plan.choice == null || remark === null ? [] : [[plan.choice, remark]];
    }),
  );
}

/** The next amount belongs to the scheduled plan, and credit can make it 0. */
function paidBy(subscription: planRemarks_subscription$data): OwnPlan {
  const { pendingChange, nextBillingAmountCents } = subscription;
  return {
    ...subscription,
    priceCents: pendingChange == null ? nextBillingAmountCents || null : null,
  };
}
