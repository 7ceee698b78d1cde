import type { Discount } from "@eightcount/rules/billing/order-summary";
import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { isPlainText } from "@eightcount/rules/people/plain-text";
import { isRefusal, type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { PlanService } from "../plans/plan.service";
import type { BillingProvider } from "../providers/billing/billing.provider";
import { type CouponTarget, discountFor } from "./coupon.rules";

const CODE_MAX_LENGTH = 50;

export interface UsableCoupon {
  readonly code: string;
  readonly description: string;
  readonly discount: Discount;
  readonly isRecurring: boolean;
}

export interface CouponParts {
  readonly provider: Pick<BillingProvider, "findCoupon">;
  readonly plans: PlanService;
  readonly attemptLimits: AttemptLimits;
  readonly guesses: CodeGuessService;
}

export class CouponService {
  constructor(private readonly parts: CouponParts) {}

  async check(viewer: Viewer, code: string, choice: PlanChoice): Promise<UsableCoupon | Refusal> {
    const { attemptLimits, guesses } = this.parts;
    if (!(await attemptLimits.take(keysOf(viewer, limits.lookUps)))) {
      return refuse(errors.coupon.limitExceeded);
    }
    const answer = await guesses.attempt(viewer, () => this.#checkFor(code, choice), isRefusal);
    return answer ?? refuse(errors.coupon.limitExceeded);
  }

  async findUsable(code: string, target: CouponTarget): Promise<UsableCoupon | null> {
    const wanted = code.trim();
    if (wanted === "" || wanted.length > CODE_MAX_LENGTH || !isPlainText(wanted)) return null;
    const coupon = await this.parts.provider.findCoupon(wanted);
    const discount = coupon && discountFor(coupon, target);
    if (!coupon || !discount) return null;
    const { description, isRecurring } = coupon;
    return { code: coupon.code, description, discount, isRecurring };
  }

  async #checkFor(code: string, choice: PlanChoice): Promise<UsableCoupon | Refusal> {
    const plan = await this.parts.plans.findByChoice(choice);
    const target = plan && { planCode: plan.code, currency: plan.currency };
    return (target && (await this.findUsable(code, target))) ?? refuse(errors.coupon.invalid);
  }
}
