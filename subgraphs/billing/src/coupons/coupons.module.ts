import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { CouponResolver } from "./coupon.resolver";
import { type CouponParts, CouponService } from "./coupon.service";

export interface CouponsNeeds extends Pick<CouponParts, "guesses" | "plans"> {
  readonly limits: AttemptLimits;
}

export function couponsModule(
  { providers }: BillingInfrastructure,
  { limits, ...needs }: CouponsNeeds,
) {
  const coupons = new CouponService({
    ...needs,
    provider: providers.billing,
    attemptLimits: limits,
  });
  return {
    resolvers: [new CouponResolver(coupons)],
    services: { coupons },
  } satisfies FeatureModule;
}
