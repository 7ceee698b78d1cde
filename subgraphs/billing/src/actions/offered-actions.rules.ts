import { CRM_PLAN_PREFIX, type IntervalUnit, planCodes } from "@eightcount/rules/billing/plans";

export type SubscriptionAction =
  | "PURCHASE"
  | "REDEEM_GIFT_CARD"
  | "ADD_GIFT_CARD"
  | "PURCHASE_ON_FILE"
  | "CHANGE_PLAN"
  | "WITHDRAW_PLAN_CHANGE"
  | "UPDATE_PAYMENT_METHOD"
  | "CANCEL"
  | "REACTIVATE"
  | "PAUSE"
  | "RESUME";

export interface BillingFacts {
  readonly planCode: string | null;
}

export interface ActionFacts extends BillingFacts {
  readonly accountStatus: "INACTIVE" | "ACTIVE" | "CANCELLED" | "EXPIRED";
  readonly isOwing: boolean;
  readonly hasCard: boolean;
  readonly pendingChange: object | null;
  readonly intervalUnit: IntervalUnit | null;
  readonly isTrial: boolean;
  readonly pause: object | null;
}

export interface ActionSettings {
  readonly isPurchaseOpen: boolean;
}

export const isBilledByCrm = ({ planCode }: BillingFacts): boolean =>
  planCode?.startsWith(CRM_PLAN_PREFIX) === true;

const giftPlans: ReadonlySet<string> = new Set([planCodes.giftMonthly, planCodes.giftYearly]);

/** Only a month that the member pays for can be paused, and no other change may be pending. */
function canPause(facts: ActionFacts): boolean {
  const { planCode, intervalUnit, isTrial, isOwing, pendingChange, pause } = facts;
  const isPaidMonthly = intervalUnit === "MONTHS" && !isTrial && !giftPlans.has(planCode ?? "");
  return isPaidMonthly && !isOwing && pendingChange === null && pause === null;
}

function allowedWhileActive(facts: ActionFacts): readonly SubscriptionAction[] {
  if (isBilledByCrm(facts)) return ["CANCEL"];
  return [
    "UPDATE_PAYMENT_METHOD",
    ...(facts.isOwing || facts.pause ? [] : (["CHANGE_PLAN"] as const)),
    ...(facts.pendingChange === null ? [] : (["WITHDRAW_PLAN_CHANGE"] as const)),
    ...(canPause(facts) ? (["PAUSE"] as const) : []),
    ...(facts.pause ? (["RESUME"] as const) : []),
    "ADD_GIFT_CARD",
    "CANCEL",
  ];
}

function allowedAfterExpiry(facts: ActionFacts): readonly SubscriptionAction[] {
  // A card that left a payment overdue cannot buy, and the CRM's card is not the provider's.
  const canUseCard = facts.hasCard && !facts.isOwing && !isBilledByCrm(facts);
  return [...(canUseCard ? (["PURCHASE_ON_FILE"] as const) : []), "PURCHASE", "REDEEM_GIFT_CARD"];
}

function allowedBy(facts: ActionFacts): readonly SubscriptionAction[] {
  switch (facts.accountStatus) {
    case "INACTIVE":
      return ["PURCHASE", "REDEEM_GIFT_CARD"];
    case "ACTIVE":
      return allowedWhileActive(facts);
    case "CANCELLED":
      return isBilledByCrm(facts) ? [] : ["REACTIVATE"];
    case "EXPIRED":
      return allowedAfterExpiry(facts);
  }
}

const purchases: ReadonlySet<SubscriptionAction> = new Set([
  "PURCHASE",
  "REDEEM_GIFT_CARD",
  "PURCHASE_ON_FILE",
]);

export function offeredActions(
  facts: ActionFacts,
  { isPurchaseOpen }: ActionSettings,
): readonly SubscriptionAction[] {
  return allowedBy(facts).filter((action) => isPurchaseOpen || !purchases.has(action));
}
