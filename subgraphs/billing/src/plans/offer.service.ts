import { type PlanChoice, withoutTrial } from "@eightcount/rules/billing/plans";
import type { PricedPlan } from "./plan.rules";
import type { PlanService } from "./plan.service";

/** What a choice means for one member. */
export interface Offer {
  readonly plan: PricedPlan;
  /** The provider must be told to leave the plan's own trial out. */
  readonly skipsTrial: boolean;
}

/** Turns a choice into what this member may buy. */
export class OfferService {
  constructor(private readonly plans: PlanService) {}

  /**
   * The chosen plan; for an account that had a trial its twin without one, or the same plan with
   * the trial left out where there is no twin. Null while it is not on sale.
   */
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
