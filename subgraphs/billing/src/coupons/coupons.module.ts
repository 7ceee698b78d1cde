import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { CodeGuessService } from "../limits/code-guess.service";
import type { PlanService } from "../plans/plan.service";
import { CouponResolver } from "./coupon.resolver";
import { CouponService } from "./coupon.service";

export interface CouponsNeeds {
  readonly limits: AttemptLimits;
  readonly guesses: CodeGuessService;
  readonly plans: PlanService;
}

export function couponsModule(
  { providers }: BillingInfrastructure,
  { limits, guesses, plans }: CouponsNeeds,
) {
  const coupons = new CouponService({
    provider: providers.billing,
    plans,
    attemptLimits: limits,
    guesses,
  });
  return {
    resolvers: [new CouponResolver(coupons)],
    services: { coupons },
  } satisfies FeatureModule;
}
