import type { Discount } from "@eightcount/rules/order-summary";
import type { PlanChoice } from "@eightcount/rules/plans";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { errors } from "../errors";
import type { PlanService } from "../plans/plan.service";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { type CouponTarget, discountFor } from "./coupon.rules";

/** The longest coupon code the provider keeps. */
const CODE_MAX_LENGTH = 50;

/** A coupon that may be used with a plan. */
export interface UsableCoupon {
  readonly code: string;
  readonly description: string;
  readonly discount: Discount;
  /** False when only the first charge is reduced. */
  readonly isRecurring: boolean;
}

/** Coupons, always judged together with the plan they are for. */
export class CouponService {
  constructor(
    private readonly provider: Pick<BillingProvider, "findCoupon">,
    private readonly plans: PlanService,
  ) {}

  /** What the promo field's Apply shows: the coupon, or why it does not apply. */
  async apply(code: string, choice: PlanChoice): Promise<UsableCoupon | Refusal> {
    const plan = await this.plans.findByChoice(choice);
    const target = plan && { planCode: plan.code, currency: plan.currency };
    return (target && (await this.findUsable(code, target))) ?? refuse(errors.coupon.invalid);
  }

  /** The coupon when it may be used for this plan in this currency, else null. */
  async findUsable(code: string, target: CouponTarget): Promise<UsableCoupon | null> {
    const wanted = code.trim();
    if (wanted === "" || wanted.length > CODE_MAX_LENGTH) return null;
    const coupon = await this.provider.findCoupon(wanted);
    const discount = coupon && discountFor(coupon, target);
    if (!coupon || !discount) return null;
    const { description, isRecurring } = coupon;
    return { code: coupon.code, description, discount, isRecurring };
  }
}
