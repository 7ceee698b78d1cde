import { type PlanChoice, withoutTrial } from "@eightcount/rules/billing/plans";
import type { PricedPlan } from "./plan.rules";
import type { PlanService } from "./plan.service";

export interface Offer {
  readonly plan: PricedPlan;
  /** The provider must leave out the plan's own trial. */
  readonly skipsTrial: boolean;
}

export class OfferService {
  constructor(private readonly plans: PlanService) {}

  /** An account that had a trial gets the plan's twin, or the plan with its trial left out. */
  async find(choice: PlanChoice, hadTrial: boolean): Promise<Offer | null> {
    const plan = await this.plans.findByChoice(choice);
    if (!plan?.trial || !hadTrial) return plan && { plan, skipsTrial: false };
    const twinCode = withoutTrial(plan.code);
    const twin =
      twinCode === plan.code ? null : await this.plans.findByCode(twinCode, plan.currency);
    return twin && !twin.trial
      ? { plan: { ...twin, choice }, skipsTrial: false }
      : { plan: { ...plan, trial: null }, skipsTrial: true };
  }
}
