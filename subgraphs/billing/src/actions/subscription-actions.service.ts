import { offeredChoices } from "@eightcount/rules/billing/plan-offers";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { OfferService } from "../plans/offer.service";
import { isCostlierTwin, type PricedPlan } from "../plans/plan.rules";
import type { SubscriptionView } from "../subscriptions/subscription.rules";
import type { ActionTarget } from "./intention.rules";
import {
  type ActionFacts,
  type ActionSettings,
  offeredActions,
  type SubscriptionAction,
} from "./offered-actions.rules";

export interface PlanChooser extends ActionFacts {
  readonly planChoice: PlanChoice | null;
  readonly currency: CurrencyCode;
}

const choosing: ReadonlySet<SubscriptionAction> = new Set([
  "PURCHASE",
  "PURCHASE_ON_FILE",
  "CHANGE_PLAN",
]);

export class SubscriptionActionsService {
  constructor(
    private readonly offers: Pick<OfferService, "find">,
    private readonly settings: ActionSettings,
  ) {}

  actionsFor(subscription: ActionFacts): readonly SubscriptionAction[] {
    return offeredActions(subscription, this.settings);
  }

  /** Returns what an action is about, or the refusal if the subscription does not allow it. */
  targetOf(view: SubscriptionView, action: SubscriptionAction): ActionTarget | Refusal {
    const { subscriptionId, planCode } = view;
    const isAllowed = this.actionsFor(view).includes(action);
    if (!isAllowed || !subscriptionId) return refuse(errors.action.notAvailable);
    return { subscriptionId, planCode: planCode ?? "" };
  }

  /** @throws the provider's error if its catalog cannot be read. */
  async plansFor(subscription: PlanChooser): Promise<readonly PricedPlan[]> {
    const actions = this.actionsFor(subscription);
    if (!actions.some((action) => choosing.has(action))) return [];
    const { accountStatus, currency, planChoice } = subscription;
    const choices = offeredChoices({ isGift: false, currency });
    // Former members are promised no trial, because only the account says whether they had one.
    const hadSubscription = accountStatus !== "INACTIVE";
    const found = await Promise.all(
      choices.map((choice) => this.offers.find(choice, hadSubscription)),
    );
    const plans = found.flatMap((offer) => offer?.plan ?? []);
    const own = plans.find(({ choice }) => choice === planChoice);
    if (!own) return plans;
    const isChange = actions.includes("CHANGE_PLAN");
    return plans.filter((plan) => !isCostlierTwin(plan, own) && !(isChange && plan === own));
  }
}
