import type { PlanChoice } from "@eightcount/rules/billing/plans";
import { Arg, Query, Resolver } from "type-graphql";
import { Currency, PlanChoiceEnum } from "../billing-enums.type";
import type { PlanService } from "./plan.service";
import { Plan } from "./plan.type";

@Resolver()
export class PlanResolver {
  constructor(private readonly service: PlanService) {}

  @Query(() => [Plan], {
    description: "The plans a page offers, best offer first, priced in one currency.",
  })
  plans(
    @Arg("pageSource", () => String, {
      nullable: true,
      description: "Page that shows the plans: gift or purchase-gift-card for the gift plans.",
    })
    pageSource: string | null,
    @Arg("currency", () => Currency, {
      nullable: true,
      defaultValue: Currency.USD,
      description: "Currency of the visit; gift plans are always priced in USD.",
    })
    currency: Currency | null,
  ) {
    return this.service.listOffered(pageSource ?? null, currency ?? "USD");
  }

  @Query(() => Plan, {
    nullable: true,
    description:
      "The plan that a choice buys, in the choice's currency; null if it is not on sale.",
  })
  plan(
    @Arg("choice", () => PlanChoiceEnum, { description: "The plan choice." }) choice: PlanChoice,
  ) {
    return this.service.findByChoice(choice);
  }
}
