import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { CRM_PLAN_PREFIX } from "@eightcount/rules/billing/plans";
import type { Resolvers } from "../execution/resolver";
import type { MemberRow, SubscriptionAction } from "../world/memberRows";
import type { World } from "../world/world";
import { offerOf, type PricedPlan } from "./offers";
import { type ShownSubscription, shownSubscription } from "./subscriptions";
import { memberOf } from "./viewings";

type Facts = Pick<
  ShownSubscription,
  | "accountStatus"
  | "planCode"
  | "planChoice"
  | "intervalUnit"
  | "isTrial"
  | "isOwing"
  | "pendingChange"
  | "pause"
  | "hasCard"
>;

const isCrm = ({ planCode }: Facts) => planCode?.startsWith(CRM_PLAN_PREFIX) === true;

const canPause = ({ planChoice, intervalUnit, isTrial, isOwing, pendingChange, pause }: Facts) =>
  intervalUnit === "MONTHS" &&
  !isTrial &&
  planChoice !== "GIFT_MONTHLY" &&
  !isOwing &&
  pendingChange === null &&
  pause === null;

function allowedWhileActive(facts: Facts): readonly SubscriptionAction[] {
  if (isCrm(facts)) return ["CANCEL"];
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

function allowedFor(facts: Facts): readonly SubscriptionAction[] {
  if (facts.accountStatus === "ACTIVE") return allowedWhileActive(facts);
  if (facts.accountStatus === "CANCELLED") return isCrm(facts) ? [] : ["REACTIVATE"];
  const canUseCard =
    facts.accountStatus === "EXPIRED" && facts.hasCard && !facts.isOwing && !isCrm(facts);
  return [...(canUseCard ? (["PURCHASE_ON_FILE"] as const) : []), "PURCHASE", "REDEEM_GIFT_CARD"];
}

const PURCHASES: readonly SubscriptionAction[] = [
  "PURCHASE",
  "REDEEM_GIFT_CARD",
  "PURCHASE_ON_FILE",
];

/** What the graph accepts for a subscription now. */
export const offeredActions = (world: World, facts: Facts): readonly SubscriptionAction[] =>
  allowedFor(facts).filter(
    (action) =>
      !world.unbuiltActions.includes(action) &&
      (world.checkout.planPurchaseEnabled || !PURCHASES.includes(action)),
  );

/** Whether the member is still offered the free days, which is once, ever. */
export const isOfferAvailable = (world: World, { cancellations, subscription }: MemberRow) =>
  offeredActions(world, shownSubscription(subscription)).includes("CANCEL") &&
  !subscription.isOwing &&
  subscription.pause === null &&
  !isCrm(shownSubscription(subscription)) &&
  !cancellations.some(({ status }) => status === "OFFER_ACCEPTED");

/** The plans to choose from, which are none unless one may be chosen. */
export function availablePlans(world: World, shown: ShownSubscription) {
  const actions = offeredActions(world, shown);
  const choosing = ["PURCHASE", "PURCHASE_ON_FILE", "CHANGE_PLAN"] as const;
  if (!choosing.some((action) => actions.includes(action))) return [];
  const plans = offeredChoices({ isGift: false, currency: shown.currency })
    .map((choice) => offerOf(world, choice))
    .filter((plan) => plan !== null);
  const own = plans.find(({ choice }) => choice === shown.planChoice);
  if (!own) return plans;
  const isChange = actions.includes("CHANGE_PLAN");
  const isCostlierTwin = ({ intervalUnit, priceCents }: PricedPlan) =>
    intervalUnit === own.intervalUnit && priceCents > own.priceCents;
  return plans.filter((plan) => !isCostlierTwin(plan) && !(isChange && plan === own));
}

export const offeredActionResolvers: Resolvers = {
  MemberSubscription: {
    actions: (shown: ShownSubscription, _: unknown, world) => offeredActions(world, shown),
    availablePlans: (shown: ShownSubscription, _: unknown, world) => availablePlans(world, shown),
    cancellation: (shown: ShownSubscription, _: unknown, world) => {
      const member = memberOf(world);
      if (!offeredActions(world, shown).includes("CANCEL")) return null;
      const did = (what: string) => member.cancellations.some(({ status }) => status === what);
      return {
        hasCancelled: did("CANCELLED"),
        hasAcceptedOffer: did("OFFER_ACCEPTED"),
        isOfferAvailable: isOfferAvailable(world, member),
      };
    },
  },
};
