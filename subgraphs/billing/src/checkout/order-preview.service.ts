import { trialEndsOn } from "@eightcount/rules/billing/billing-dates";
import { checkGiftCode } from "@eightcount/rules/billing/checkout-names";
import {
  type Discount,
  discountedCents,
  effectiveTrial,
} from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { CouponService, UsableCoupon } from "../coupons/coupon.service";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { OfferService } from "../plans/offer.service";
import type { PricedPlan } from "../plans/plan.rules";
import type { BillingProvider, Order } from "../providers/billing/billing.provider";

export interface PreviewRequest {
  readonly planChoice: PlanChoice;
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
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
    const { plan, skipsTrial } = offer;
    const target = { planCode: plan.code, currency: plan.currency };
    const coupon = request.couponCode
      ? await this.parts.coupons.findUsable(request.couponCode, target)
      : null;
    const giftCardCode = possibleGiftCode(request.giftCardCode);
    const order: Order = {
      ...target,
      skipsTrial,
      couponCodes: coupon ? [coupon.code] : [],
      giftCardCode,
    };
    const now = await this.#subtotalNow(viewer.memberId, order, plan);
    return {
      totals: { ...this.#totals(plan, coupon), nowSubtotalCents: now.cents },
      hadWrongCode:
        now.wasRefused ||
        (request.couponCode !== null && coupon === null) ||
        (request.giftCardCode !== null && giftCardCode === null),
    };
  }

  async #subtotalNow(
    memberId: string | null,
    order: Order,
    plan: PricedPlan,
  ): Promise<{ cents: number; wasRefused: boolean }> {
    const answer = await this.parts.provider.previewOrder(memberId, order);
    if (answer.kind === "preview") return { cents: answer.subtotalCents, wasRefused: false };
    // Placing the order reports what is wrong. Here, only `nowSubtotalCents` leaves out the codes.
    const bare = { ...order, giftCardCode: null, couponCodes: [] };
    const retry = await this.parts.provider.previewOrder(null, bare);
    const cents = retry.kind === "preview" ? retry.subtotalCents : plan.priceCents;
    return { cents, wasRefused: true };
  }

  #totals(plan: PricedPlan, coupon: UsableCoupon | null): Omit<OrderTotals, "nowSubtotalCents"> {
    const now = this.parts.clock();
    const discount = coupon?.discount ?? null;
    const trial = effectiveTrial(plan, discount);
    const endsOn = trial ? trialEndsOn(now, trial) : null;
    // In a trial the next charge is the first one, so every coupon still applies to it.
    const isDiscountedNext = trial !== null || coupon?.isRecurring === true;
    const nextSubtotalCents = isDiscountedNext
      ? discountedCents(plan.priceCents, discount)
      : plan.priceCents;
    return { plan, nextSubtotalCents, discount, firstChargeOn: endsOn ?? now, trialEndsOn: endsOn };
  }
}

/** Returns null for a malformed code, so that the provider is not asked about it. */
const possibleGiftCode = (code: string | null): string | null =>
  code !== null && checkGiftCode(code) === null ? code : null;
