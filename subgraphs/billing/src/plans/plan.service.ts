import { currencyOfChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import { type PlanChoice, planCodeByChoice } from "@eightcount/rules/billing/plans";
import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { BillingProvider, CataloguePlan } from "../providers/billing/billing.provider";
import { isGiftSource, type PricedPlan, pricedIn } from "./plan.rules";

/** How long the catalogue is remembered; a price change at the provider shows after this. */
export const CATALOGUE_TTL_MS = 60_000;

interface Catalogue {
  readonly readAt: number;
  readonly plans: Promise<readonly CataloguePlan[]>;
}

/** The plans on sale. Prices come from the provider's catalogue and from nowhere else. */
export class PlanService {
  #catalogue: Catalogue | null = null;

  constructor(
    private readonly provider: Pick<BillingProvider, "listPlans">,
    private readonly clock: Clock,
  ) {}

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
    const plan = (await this.#plans()).find(({ code }) => code === planCode);
    return plan ? pricedIn(plan, currency) : null;
  }

  #plans(): Promise<readonly CataloguePlan[]> {
    const now = this.clock().getTime();
    if (!this.#catalogue || now - this.#catalogue.readAt > CATALOGUE_TTL_MS) {
      const plans = this.provider.listPlans();
      this.#catalogue = { readAt: now, plans };
      // A failed reading is not remembered: the next question asks again.
      plans.catch(() => {
        this.#catalogue = null;
      });
    }
    return this.#catalogue.plans;
  }
}
