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
      description: "The page that asks: gift or purchase-gift-card for the gift plans.",
    })
    pageSource: string | null,
    @Arg("currency", () => Currency, {
      nullable: true,
      defaultValue: Currency.USD,
      description: "Currency of the visit; the gift plans are priced in USD in any case.",
    })
    currency: Currency | null,
  ) {
    return this.service.listOffered(pageSource ?? null, currency ?? "USD");
  }

  @Query(() => Plan, {
    nullable: true,
    description: "The plan a choice buys, in the choice's currency; null while not on sale.",
  })
  plan(
    @Arg("choice", () => PlanChoiceEnum, { description: "What was chosen." }) choice: PlanChoice,
  ) {
    return this.service.findByChoice(choice);
  }
}
