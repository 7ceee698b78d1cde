import { DEFAULT_PLAN_CODE } from "@eightcount/rules/billing/plans";

/** The part of an account's state that decides whether its member may watch. */
export interface EntitlementFacts {
  readonly accountStatus: "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";
  readonly planCode: string | null;
  readonly isOwing: boolean;
}

/** Whether the member may watch, and by which plan. */
export interface Entitlement {
  readonly isEntitled: boolean;
  readonly planCode: string | null;
}

/**
 * A running subscription entitles, also a cancelled one until the provider ends it; an overdue
 * payment takes access away until nothing is owing.
 */
export function entitlementOf(facts: EntitlementFacts): Entitlement {
  const isRunning = facts.accountStatus === "ACTIVE" || facts.accountStatus === "CANCELLED";
  if (!isRunning || facts.isOwing) return { isEntitled: false, planCode: null };
  return { isEntitled: true, planCode: facts.planCode ?? DEFAULT_PLAN_CODE };
}
