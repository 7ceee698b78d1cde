import type { PlanChoice } from "@eightcount/rules/billing/plans";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { PlanChoiceEnum } from "../billing-enums.type";
import { SubscriptionType } from "../subscriptions/subscription.type";
import type { PaymentPreviewService, PreviewedAction } from "./payment-preview.service";
import { PaymentPreviewResult, PreviewedActionEnum } from "./payment-preview.type";

@Resolver(() => SubscriptionType)
export class PaymentPreviewResolver {
  constructor(private readonly service: PaymentPreviewService) {}

  @FieldResolver(() => PaymentPreviewResult, {
    nullable: true,
    description:
      "What an action would charge the signed-in member, from the billing provider: its own previews " +
      "of a plan change and a purchase. It has none for REACTIVATE, which charges nothing at once " +
      "and then the plan's price, less coupons and credit, when the paid period ends. Null with an " +
      "error if the provider is unavailable.",
  })
  paymentPreview(
    @Root() subscription: SubscriptionType,
    @Arg("action", () => PreviewedActionEnum, { description: "The action to preview." })
    action: PreviewedAction,
    @Arg("planChoice", () => PlanChoiceEnum, {
      nullable: true,
      description:
        "The new plan, required for CHANGE_PLAN and ignored for REACTIVATE; null for the former plan.",
    })
    planChoice: PlanChoice | null,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.service.preview(viewer, subscription, { action, planChoice: planChoice ?? null });
  }
}
