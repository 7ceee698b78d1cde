import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type {
  PlanChooser,
  SubscriptionActionsService,
} from "../actions/subscription-actions.service";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { OfferService } from "../plans/offer.service";
import type { BillingProvider, PaymentPreviewResult } from "../providers/billing/billing.provider";

export type PreviewedAction = "CHANGE_PLAN" | "REACTIVATE" | "PURCHASE_ON_FILE";

export interface PaymentSums {
  readonly todayCents: number;
  /** Null if nothing follows. */
  readonly nextCents: number | null;
  readonly nextOn: Date | null;
  readonly currency: CurrencyCode;
  readonly cardLabel: string | null;
}

export interface PreviewedSubscription extends PlanChooser {
  readonly subscriptionId: string | null;
}

export interface PaymentPreviewRequest {
  readonly action: PreviewedAction;
  /** Null for the former plan. */
  readonly planChoice: PlanChoice | null;
}

export interface PaymentPreviewParts {
  readonly provider: Pick<
    BillingProvider,
    "previewPlanChange" | "previewReactivation" | "previewOnFilePurchase" | "readBillingInfo"
  >;
  readonly offers: Pick<OfferService, "find" | "findFor">;
  readonly actions: Pick<SubscriptionActionsService, "actionsFor">;
  readonly attemptLimits: Pick<AttemptLimits, "take">;
}

export class PaymentPreviewService {
  constructor(private readonly parts: PaymentPreviewParts) {}

  /** Takes a subscription of the viewer's own. @throws the provider's error if it is unreachable. */
  async preview(
    viewer: Viewer,
    subscription: PreviewedSubscription,
    request: PaymentPreviewRequest,
  ): Promise<PaymentSums | Refusal> {
    const { attemptLimits, actions } = this.parts;
    const memberId = requireMember(viewer);
    if (!(await attemptLimits.take(keysOf(viewer, limits.lookUps)))) {
      return refuse(errors.paymentPreview.limitExceeded);
    }
    if (!actions.actionsFor(subscription).includes(request.action)) {
      return refuse(errors.action.notAvailable);
    }
    const [preview, cardLabel] = await Promise.all([
      this.#ask(memberId, subscription, request),
      this.#cardOf(memberId),
    ]);
    if (preview === null) return refuse(errors.paymentPreview.planUnavailable);
    if (preview.kind === "invalid") {
      return refuse({ ...errors.paymentPreview.refused, message: preview.message });
    }
    const { kind: _, ...sums } = preview;
    return { ...sums, cardLabel };
  }

  /** Returns null if the chosen plan is not sold to this member. */
  async #ask(
    memberId: string,
    subscription: PreviewedSubscription,
    { action, planChoice }: PaymentPreviewRequest,
  ): Promise<PaymentPreviewResult | null> {
    const { provider, offers } = this.parts;
    const subscriptionId = subscription.subscriptionId ?? "";
    if (action === "REACTIVATE") return provider.previewReactivation(subscriptionId);
    const choice =
      planChoice ?? (action === "PURCHASE_ON_FILE" ? formerChoice(subscription) : null);
    if (choice === null) return null;
    const isChange = action === "CHANGE_PLAN";
    const offer = await (isChange ? offers.find(choice, true) : offers.findFor(memberId, choice));
    if (offer?.plan.currency !== subscription.currency) return null;
    const { plan, skipsTrial } = offer;
    if (isChange) return provider.previewPlanChange(subscriptionId, plan.code);
    const order = { planCode: plan.code, currency: plan.currency, skipsTrial };
    return provider.previewOnFilePurchase(memberId, order);
  }

  async #cardOf(memberId: string): Promise<string | null> {
    const card = (await this.parts.provider.readBillingInfo(memberId))?.card;
    return card ? `${card.brand} ending with ${card.lastFour}` : null;
  }
}

/** The regular monthly plan replaces one that no choice buys, such as the retention plan. */
const formerChoice = ({ planChoice }: PreviewedSubscription): PlanChoice =>
  planChoice ?? "NO_DEAL_MONTHLY";
