import { currencyOfChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planCodeByChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Clock, expiringBy } from "@eightcount/service-kit/clock/clock";
import { LRUCache } from "lru-cache";
import type { BillingProvider, CataloguePlan } from "../providers/billing/billing.provider";
import { isGiftSource, type PricedPlan, pricedIn } from "./plan.rules";

/** How long the catalogue is remembered; a price change at the provider shows after this. */
export const CATALOGUE_TTL_MS = 60_000;

/** The plans on sale. Prices come from the provider's catalogue and from nowhere else. */
export class PlanService {
  readonly #catalogue: LRUCache<"plans", readonly CataloguePlan[]>;

  constructor(provider: Pick<BillingProvider, "listPlans">, clock: Clock) {
    this.#catalogue = new LRUCache({
      max: 1,
      ttl: CATALOGUE_TTL_MS,
      ...expiringBy(clock),
      fetchMethod: () => provider.listPlans(),
    });
  }

  /**
   * Returns the plans a page offers, each in the currency it is sold in: a page of the gift flow
   * gets its plans in USD even where it asks for rupees.
   */
  async listOffered(
    pageSource: string | null,
    currency: CurrencyCode,
  ): Promise<readonly PricedPlan[]> {
    const choices = offeredChoices({ isGift: isGiftSource(pageSource), currency });
    const plans = await Promise.all(choices.map((choice) => this.findByChoice(choice)));
    return plans.filter((plan) => plan !== null);
  }

  /** The plan a choice buys, in the choice's own currency; null while it is not on sale. */
  findByChoice(choice: PlanChoice): Promise<PricedPlan | null> {
    return this.findByCode(planCodeByChoice[choice], currencyOfChoice(choice));
  }

  /** A plan on sale by its code; null when it is not, or not in this currency. */
  async findByCode(planCode: string, currency: CurrencyCode): Promise<PricedPlan | null> {
    const plan = (await this.#catalogue.forceFetch("plans")).find(({ code }) => code === planCode);
    return plan ? pricedIn(plan, currency) : null;
  }
}
