import { DEFAULT_PLAN_CODE } from "@eightcount/rules/billing/plans";
import { type AccountStatusName, isRunning } from "../subscriptions/subscription.rules";

export interface EntitlementFacts {
  readonly accountStatus: AccountStatusName;
  readonly planCode: string | null;
  /** A payment is overdue and the days of grace are over. */
  readonly isLocked: boolean;
  readonly isPaused: boolean;
}

export interface Entitlement {
  readonly isEntitled: boolean;
  readonly planCode: string | null;
}

/** A canceled subscription grants access until it ends. */
export function entitlementOf(facts: EntitlementFacts): Entitlement {
  if (!isRunning(facts.accountStatus) || facts.isLocked || facts.isPaused)
    return { isEntitled: false, planCode: null };
  return { isEntitled: true, planCode: facts.planCode ?? DEFAULT_PLAN_CODE };
}
