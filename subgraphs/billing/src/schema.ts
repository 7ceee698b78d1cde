import "reflect-metadata";
import { type FederatedSchema, federate } from "@eightcount/service-kit/graph/federate";
import type { ContainerType } from "type-graphql";
import { CheckoutResolver } from "./checkout/checkout.resolver";
import { CouponResolver } from "./coupons/coupon.resolver";
import { PlanResolver } from "./plans/plan.resolver";
import { memberReference } from "./subscriptions/member.reference";
import { MemberResolver } from "./subscriptions/member.resolver";

/** This subgraph's schema; the container hands out resolvers with their services. */
export function billingSchema(container: ContainerType): Promise<FederatedSchema> {
  return federate(
    {
      resolvers: [CheckoutResolver, CouponResolver, MemberResolver, PlanResolver],
      container,
    },
    { Member: memberReference },
  );
}
