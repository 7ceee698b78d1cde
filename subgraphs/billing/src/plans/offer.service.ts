import { type PlanChoice, withoutTrial } from "@eightcount/rules/billing/plans";
import type { BillingProvider } from "../providers/billing/billing.provider";
import type { PricedPlan } from "./plan.rules";
import type { PlanService } from "./plan.service";

export interface Offer {
  readonly plan: PricedPlan;
  /** The provider must leave out the plan's own trial. */
  readonly skipsTrial: boolean;
}

export class OfferService {
  constructor(
    private readonly plans: PlanService,
    private readonly provider: Pick<BillingProvider, "readAccount">,
  ) {}

  /** Null is a visitor. @throws the provider's error if the member's account cannot be read. */
  async findFor(memberId: string | null, choice: PlanChoice): Promise<Offer | null> {
    const hadTrial = memberId !== null && (await this.provider.readAccount(memberId)).hadTrial;
    return this.find(choice, hadTrial);
  }

  /** The plan of an order, in whose place the provider may sell one without a trial. */
  async planSold({ plan }: Offer, planCode: string): Promise<PricedPlan> {
    if (planCode === plan.code) return plan;
    const sold = await this.plans.findByCode(planCode, plan.currency);
    return sold ? { ...sold, choice: plan.choice } : plan;
  }

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
