import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { PlanChoiceEnum } from "../billing-enums.type";
import type { CouponService } from "./coupon.service";
import { CouponResult } from "./coupon.type";

@Resolver()
export class CouponResolver {
  constructor(private readonly coupons: CouponService) {}

  @Query(() => CouponResult, {
    description:
      "Checks whether a coupon can be used with a plan. Refused: COUPON_INVALID, LIMIT_EXCEEDED.",
  })
  coupon(
    @Arg("code", () => String, { description: "As typed; case does not matter." }) code: string,
    @Arg("planChoice", () => PlanChoiceEnum, { description: "The plan it is for." })
    planChoice: PlanChoice,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.coupons.check(viewer, code, planChoice);
  }
}
