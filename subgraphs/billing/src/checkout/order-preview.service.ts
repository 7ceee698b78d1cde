import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import { type Discount, discountedCents } from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { CouponService, UsableCoupon } from "../coupons/coupon.service";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { Offer, OfferService } from "../plans/offer.service";
import type { PricedPlan } from "../plans/plan.rules";
import type { BillingProvider, PreviewedOrder } from "../providers/billing/billing.provider";
import { type OrderCodes, providerOrder } from "./provider-order";
import { isToken } from "./purchase-order.rules";

export interface PreviewRequest {
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
  /** Null for the card on file. */
  readonly cardTokenId: string | null;
}

/** Order totals in minor units of the plan's currency, before tax. */
export interface OrderTotals {
  readonly plan: PricedPlan;
  readonly nowSubtotalCents: number;
  readonly nextSubtotalCents: number;
  readonly discount: Discount | null;
  readonly firstChargeOn: Date;
  readonly trialEndsOn: Date | null;
}

export interface OrderPreviewParts {
  readonly provider: Pick<BillingProvider, "previewOrder">;
  readonly offers: OfferService;
  readonly coupons: CouponService;
  readonly attemptLimits: AttemptLimits;
  readonly guesses: CodeGuessService;
  readonly clock: Clock;
}

type Buyer = { readonly memberId: string | null; readonly cardTokenId: string | null };

interface AskedPreview {
  /** Null if the provider sells this plan to nobody. */
  readonly preview: PreviewedOrder | null;
  /** Null without one, and if the order was refused with it. */
  readonly coupon: UsableCoupon | null;
  readonly wasRefused: boolean;
}

interface PricedOrder {
  readonly totals: OrderTotals | null;
  readonly hadWrongCode: boolean;
}

export class OrderPreviewService {
  constructor(private readonly parts: OrderPreviewParts) {}

  async preview(viewer: Viewer, request: PreviewRequest): Promise<OrderTotals | Refusal> {
    const { attemptLimits, guesses } = this.parts;
    const isWithin = await attemptLimits.take(keysOf(viewer, limits.lookUps));
    if (!isWithin) return refuse(errors.orderPreview.limitExceeded);
    const price = () => this.#price(viewer, request);
    const hasCode = request.couponCode !== null || request.giftCardCode !== null;
    // A preview reveals whether a code is valid, so it counts as a guess.
    const priced = hasCode
      ? await guesses.attempt(viewer, price, ({ hadWrongCode }) => hadWrongCode)
      : await price();
    if (!priced) return refuse(errors.orderPreview.limitExceeded);
    return priced.totals ?? refuse(errors.orderPreview.planUnavailable);
  }

  async #price(viewer: Viewer, request: PreviewRequest): Promise<PricedOrder> {
    const offer = await this.parts.offers.findFor(viewer.memberId, request.planChoice);
    if (!offer) return { totals: null, hadWrongCode: false };
    const target = { planCode: offer.plan.code, currency: offer.plan.currency };
    const coupon = request.couponCode
      ? await this.parts.coupons.findUsable(request.couponCode, target)
      : null;
    const giftCardCode = possibleGiftCode(request.giftCardCode);
    const codes = { coupons: coupon ? [coupon] : [], giftCardCode };
    const asked = await this.#ask(buyerOf(viewer, request), offer, codes);
    return {
      totals: asked.preview && (await this.#totals(offer, asked.preview, asked.coupon)),
      hadWrongCode:
        asked.wasRefused ||
        (request.couponCode !== null && coupon === null) ||
        (request.giftCardCode !== null && giftCardCode === null),
    };
  }

  /** Placing the order reports what is wrong. Here, a refused order is priced without its codes. */
  async #ask(buyer: Buyer, offer: Offer, codes: OrderCodes): Promise<AskedPreview> {
    const { provider } = this.parts;
    const { memberId, cardTokenId } = buyer;
    const full = await provider.previewOrder(memberId, providerOrder(offer, codes), cardTokenId);
    if (full.kind === "preview") {
      return { preview: full, coupon: codes.coupons[0] ?? null, wasRefused: false };
    }
    const bare = providerOrder(offer, { coupons: [], giftCardCode: null });
    const own = await provider.previewOrder(memberId, bare, cardTokenId);
    // A subscriber is sold no second subscription, but may read its price.
    const preview = own.kind === "preview" ? own : await provider.previewOrder(null, bare);
    return {
      preview: preview.kind === "preview" ? preview : null,
      coupon: null,
      wasRefused: true,
    };
  }

  async #totals(
    offer: Offer,
    { subtotalCents, planCode, trialEndsOn }: PreviewedOrder,
    coupon: UsableCoupon | null,
  ): Promise<OrderTotals> {
    const plan = await this.parts.offers.planSold(offer, planCode);
    const hasTrial = trialEndsOn !== null;
    const isGiven = hasTrial || coupon?.discount.type !== "FREE_TRIAL";
    const discount = (isGiven && coupon?.discount) || null;
    // In a trial the next charge is the first one, so every coupon still applies to it.
    const isDiscountedNext = hasTrial || coupon?.isRecurring === true;
    return {
      plan: hasTrial ? plan : { ...plan, trial: null },
      nowSubtotalCents: subtotalCents,
      nextSubtotalCents: isDiscountedNext
        ? discountedCents(plan.priceCents, discount)
        : plan.priceCents,
      discount,
      firstChargeOn: trialEndsOn ?? this.parts.clock(),
      trialEndsOn,
    };
  }
}

/** A visitor has no card, and a malformed token cannot be one. */
function buyerOf({ memberId }: Viewer, { cardTokenId }: PreviewRequest): Buyer {
  const isCard = memberId !== null && cardTokenId !== null && isToken(cardTokenId);
  return { memberId, cardTokenId: isCard ? cardTokenId : null };
}

/** Returns null for a malformed code, so that the provider is not asked about it. */
const possibleGiftCode = (code: string | null): string | null =>
  code !== null && checkGiftCode(code) === null ? code : null;
