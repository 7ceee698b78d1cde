import { type PlanChoice, planChoiceOf } from "@eightcount/rules/billing/plans";
import { graphql, useFragment } from "react-relay/hooks";
import { amount, longDate } from "../subscriptionFormat";
import type { planRemarks_plans$key } from "./__generated__/planRemarks_plans.graphql";
import type { planRemarks_subscription$key } from "./__generated__/planRemarks_subscription.graphql";

export type Remarks = Readonly<Partial<Record<PlanChoice, string>>>;

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

const MONTHS_A_YEAR = 12;
const perYear = (cents: number, unit: string) => (unit === "YEARS" ? cents : cents * MONTHS_A_YEAR);

/** What a plan saves in a year, measured against what the member pays now; null if nothing. */
export function savingOf(plan: OtherPlan, { intervalUnit, priceCents, currency }: OwnPlan) {
  if (priceCents === null || intervalUnit == null || plan.currency !== currency) return null;
  const saved = perYear(priceCents, intervalUnit) - perYear(plan.priceCents, plan.intervalUnit);
  return saved > 0 ? `Saves you ${amount(saved, currency)} a year` : null;
}

/** What each plan would change for this member. */
export function usePlanRemarks(
  plansKey: planRemarks_plans$key,
  subscriptionKey: planRemarks_subscription$key | null | undefined,
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
  if (subscription == null) return {};
  const { pendingChange, nextBillingAmountCents } = subscription;
  const own: OwnPlan = {
    ...subscription,
    // The next amount belongs to the scheduled plan, and credit can make it 0.
    priceCents: pendingChange == null ? nextBillingAmountCents || null : null,
  };
  const scheduled = planChoiceOf(pendingChange?.code ?? null);
  const remarkOn = (plan: OtherPlan) =>
    pendingChange != null && plan.choice === scheduled
      ? `Scheduled for ${longDate(pendingChange.activatesOn)}`
      : savingOf(plan, own);
  return Object.fromEntries(
    plans.flatMap((plan) => {
      const remark = remarkOn(plan);
      return plan.choice == null || remark === null ? [] : [[plan.choice, remark]];
    }),
  );
}
