import { billingProcessorFor } from "@eightcount/rules/people/registration-flow";
import { Arg, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RegistrationSettings, SignUpService } from "./sign-up.service";
import { BillingProcessor, RegistrationPolicy } from "./sign-up.type";

@Resolver(() => RegistrationPolicy)
export class RegistrationPolicyResolver {
  constructor(private readonly signUps: SignUpService) {}

  @Query(() => RegistrationPolicy, { description: "Current registration settings." })
  registrationPolicy(): RegistrationPolicy {
    return this.signUps.policy;
  }

  @FieldResolver(() => BillingProcessor, {
    description: "System that bills members of a `utm_campaign`; null returns the default.",
  })
  billingProcessorByCampaign(
    @Root() policy: RegistrationSettings,
    @Arg("campaign", () => String, { nullable: true }) campaign: string | null,
  ): string {
    return billingProcessorFor(campaign ?? null, policy.campaignTable, policy.billingProcessor);
  }
}
