import { paymentMessages } from "@eightcount/rules/billing/card-problems";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { SubscriptionAction } from "../world/memberRows";
import type { World } from "../world/world";
import { offeredActions } from "./offeredActions";
import { offerOf } from "./offers";
import { type ShownSubscription, shownSubscription, subscriptionTo } from "./subscriptions";
import { memberOf } from "./viewings";

interface PreviewArgs {
  readonly action: SubscriptionAction;
  readonly planChoice?: PlanChoice | null;
}

const refused = (code: string, message: string) =>
  refusal("PaymentPreviewRefused", { code, message });

function paymentPreview(
  shown: ShownSubscription,
  { action, planChoice }: PreviewArgs,
  world: World,
) {
  const { subscription } = memberOf(world);
  if (!offeredActions(world, shownSubscription(subscription)).includes(action)) {
    return refused("NOT_AVAILABLE", "This isn't possible for your subscription.");
  }
  const { currency, nextAmountCents, periodEndsAt, paymentMethod } = subscription;
  const preview = {
    __typename: "PaymentPreview",
    todayCents: 0,
    nextCents: nextAmountCents,
    nextOn: periodEndsAt,
    currency,
    cardLabel: paymentMethod,
  };
  if (action === "REACTIVATE") return preview;
  const former = action === "PURCHASE_ON_FILE" ? (shown.planChoice ?? "NO_DEAL_MONTHLY") : null;
  const choice = planChoice ?? former;
  const plan = choice && offerOf(world, choice);
  if (plan?.currency !== currency) {
    return refusal("PaymentPreviewRefused", {
      code: "PLAN_UNAVAILABLE",
      message: paymentMessages.contactAdmin,
      field: "planChoice",
    });
  }
  if (action === "CHANGE_PLAN" && shown.planChoice === choice) {
    return refused("PREVIEW_REFUSED", "The subscription already has this plan.");
  }
  if (action === "CHANGE_PLAN") return { ...preview, nextCents: plan.priceCents };
  const terms = { now: world.now(), trialEndsAt: null, nextAmountCents: plan.priceCents };
  const card = { paymentMethod: paymentMethod ?? "", cardExpiry: subscription.cardExpiry };
  const bought = subscriptionTo(plan, { ...terms, ...card });
  const sums = { todayCents: plan.priceCents, nextCents: plan.priceCents };
  return { ...preview, ...sums, nextOn: bought.periodEndsAt };
}

export const paymentPreviewResolvers: Resolvers = {
  MemberSubscription: { paymentPreview },
};
