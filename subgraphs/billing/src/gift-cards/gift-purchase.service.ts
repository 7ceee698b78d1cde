import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { AccessError } from "@eightcount/service-kit/viewer/access-error";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { isAttemptId } from "../actions/attempt.rules";
import type { UnsuccessfulOutcome } from "../actions/attempt-failure";
import { providerKeyOf } from "../actions/provider-key";
import { toBillingAddress } from "../checkout/billing-address.service";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { PricedPlan } from "../plans/plan.rules";
import type { PlanService } from "../plans/plan.service";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { GiftCardOrder, GiftPurchaseResult } from "../providers/billing/gift-card.provider";
import type { GiftDeliveryService } from "./gift-delivery.service";
import type { GiftOrder, GiftOrderRepository } from "./gift-order.repository";
import {
  type GiftRequest,
  giftOrderRefusal,
  giftTexts,
  giverAccountOf,
  orderHashOf,
} from "./gift-request";

export interface GiftBought {
  readonly kind: "bought";
  readonly order: GiftOrder;
  /** Only for a card to print. */
  readonly code: string | null;
}

export interface GiftPurchaseParts {
  readonly provider: Pick<BillingProvider, "buyGiftCard" | "readGiftCard">;
  readonly plans: Pick<PlanService, "findByChoice">;
  readonly orders: GiftOrderRepository;
  readonly deliveries: Pick<GiftDeliveryService, "settle" | "findBought">;
  readonly attemptLimits: AttemptLimits;
  readonly clock: Clock;
  readonly isOpen: boolean;
}

export class GiftPurchaseService {
  constructor(private readonly parts: GiftPurchaseParts) {}

  /** Buys once per attempt, even if it is sent twice concurrently or after a crash. */
  async buy(viewer: Viewer, request: GiftRequest): Promise<GiftBought | UnsuccessfulOutcome> {
    // Days later, a delivery date has passed, and the sale may be closed.
    const before = await this.#boughtBefore(viewer, request);
    if (before) return before;
    const fault = giftOrderRefusal(request, this.parts.clock());
    if (fault) return fault;
    if (!this.parts.isOpen) return refuse(errors.purchase.closed);
    const counted = keysOf(viewer, limits.purchases);
    // A known attempt gets its earlier result, even beyond the limit.
    const isAllowed =
      (await this.parts.attemptLimits.take(counted)) ||
      (await this.parts.orders.isKnown(request.attemptId));
    if (!isAllowed) return refuse(errors.giftCard.limitExceeded);
    const plan = await this.parts.plans.findByChoice(request.planChoice);
    if (!plan) return refuse(errors.giftCard.planUnavailable);
    if (await this.#isNewPrice(request, plan)) return refuse(errors.giftCard.priceChanged);
    const outcome = await this.#claim(viewer, request, plan);
    if (outcome.kind === "bought") await this.parts.attemptLimits.refund(counted);
    return outcome;
  }

  /** A known order is charged what it was stored with. */
  async #isNewPrice({ attemptId, seenAmountCents }: GiftRequest, { priceCents }: PricedPlan) {
    if (seenAmountCents === null || seenAmountCents === priceCents) return false;
    return !(await this.parts.orders.isKnown(attemptId));
  }

  async #boughtBefore(viewer: Viewer, request: GiftRequest): Promise<GiftBought | Refusal | null> {
    const { attemptId } = request;
    if (!isAttemptId(attemptId)) return null;
    const key = { attemptId, giverId: viewer.memberId, orderHash: orderHashOf(request) };
    const order = await this.parts.orders.findBought(key);
    if (!order) return null;
    // Reading the card again costs the provider as much as a look-up.
    const isWithin = await this.parts.attemptLimits.take(keysOf(viewer, limits.lookUps));
    return isWithin ? this.#again(order) : refuse(errors.giftCard.limitExceeded);
  }

  async #claim({ memberId }: Viewer, request: GiftRequest, plan: PricedPlan) {
    const claim = await this.parts.orders.claim({
      attemptId: request.attemptId,
      giverId: memberId,
      orderHash: orderHashOf(request),
      amountCents: plan.priceCents,
      currency: plan.currency,
      deliverAt: request.deliverAt ?? this.parts.clock(),
      ...giftTexts(request),
    });
    switch (claim.kind) {
      case "foreign":
        throw new AccessError("FORBIDDEN");
      case "reused":
        return refuse(errors.purchase.attemptReused);
      case "failed":
        return claim.outcome;
      case "bought":
        return this.#again(claim.order);
      case "open":
        return this.#send(memberId, request, claim.order);
    }
  }

  async #send(memberId: string | null, request: GiftRequest, order: GiftOrder) {
    const { attemptId } = request;
    const key = providerKeyOf(memberId ?? "visitor", "BUY_GIFT_CARD", attemptId);
    const result = await this.parts.provider.buyGiftCard(toOrder(request, order), {
      idempotencyKey: key,
    });
    if (result.kind === "bought") {
      const bought = await this.parts.deliveries.settle(attemptId, result.card);
      return boughtOf(bought, result.card.code);
    }
    if (result.kind === "unknown") return this.#lookUp(attemptId);
    const outcome = failureOf(result);
    await this.parts.orders.fail(attemptId, outcome);
    return outcome;
  }

  /** If nothing is found, the order stays open for the same attempt and for the delivery job. */
  async #lookUp(attemptId: string): Promise<GiftBought | Refusal> {
    const bought = await this.parts.deliveries.findBought(attemptId);
    return bought ? boughtOf(bought.order, bought.code) : refuse(errors.giftCard.underWay);
  }

  async #again(order: GiftOrder): Promise<GiftBought> {
    if (order.delivery !== "PRINT") return boughtOf(order, null);
    const card = await this.parts.provider.readGiftCard(order.cardId ?? "");
    return boughtOf(order, card && !card.isCanceled ? card.code : null);
  }
}

const boughtOf = (order: GiftOrder, code: string | null): GiftBought => ({
  kind: "bought",
  order,
  code: order.delivery === "PRINT" ? code : null,
});

const toOrder = (request: GiftRequest, { amountCents, currency }: GiftOrder): GiftCardOrder => ({
  giverAccount: giverAccountOf(request.attemptId),
  giverEmail: giftTexts(request).giverEmail,
  firstName: request.firstName.trim(),
  lastName: request.lastName.trim(),
  address: toBillingAddress({ ...request.address, region: request.address.region ?? null }),
  tokenId: request.tokenId,
  challengeResultTokenId: request.challengeResultTokenId,
  amountCents,
  currency,
});

function failureOf(
  result: Exclude<GiftPurchaseResult, { readonly kind: "bought" | "unknown" }>,
): UnsuccessfulOutcome {
  switch (result.kind) {
    case "challenge":
      return result;
    case "declined":
      return refuse({ ...errors.purchase.cardRefused, message: result.message });
    case "invalid":
      return result.isCard
        ? refuse(errors.purchase.cardInvalid)
        : refuse({ ...errors.purchase.cardRefused, message: result.message });
  }
}
