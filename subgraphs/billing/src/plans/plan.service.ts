import { currencyOfChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planCodeByChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { type Clock, cacheClock } from "@eightcount/service-kit/clock/clock";
import { OutageError } from "@eightcount/service-kit/errors/outage-error";
import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import { LRUCache } from "lru-cache";
import type { BillingProvider, CataloguePlan } from "../providers/billing/billing.provider";
import { isGiftSource, type PricedPlan, pricedIn } from "./plan.rules";

/** Time after which a price change at the provider becomes visible. */
export const CATALOGUE_TTL_MS = 60_000;

export class PlanService {
  readonly #catalogue: LRUCache<"plans", readonly CataloguePlan[]>;

  constructor(provider: Pick<BillingProvider, "listPlans">, clock: Clock) {
    this.#catalogue = new LRUCache({
      max: 1,
      ttl: CATALOGUE_TTL_MS,
      ...cacheClock(clock),
      fetchMethod: async () => {
        try {
          return await provider.listPlans();
        } catch (error) {
          throw new OutageError(error);
        }
      },
    });
  }

  /** Returns the plans of a page, each in its own currency. Gift pages sell in USD only. */
  async listOffered(
    pageSource: string | null,
    currency: CurrencyCode,
  ): Promise<readonly PricedPlan[]> {
    const choices = offeredChoices({ isGift: isGiftSource(pageSource), currency });
    const plans = await Promise.all(choices.map((choice) => this.findByChoice(choice)));
    return plans.filter((plan) => plan !== null);
  }

  findByChoice(choice: PlanChoice): Promise<PricedPlan | null> {
    return this.findByCode(planCodeByChoice[choice], currencyOfChoice(choice));
  }

  async findByCode(planCode: string, currency: CurrencyCode): Promise<PricedPlan | null> {
    countLookup("plans", this.#catalogue.has("plans"));
    const plan = (await this.#catalogue.forceFetch("plans")).find(({ code }) => code === planCode);
    return plan ? pricedIn(plan, currency) : null;
  }
}
