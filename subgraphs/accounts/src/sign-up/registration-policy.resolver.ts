import { billingProcessorFor } from "@eightcount/rules/people/registration-flow";
import { Arg, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RegistrationSettings, SignUpService } from "./sign-up.service";
import { BillingProcessor, RegistrationPolicy } from "./sign-up.type";

@Resolver(() => RegistrationPolicy)
export class RegistrationPolicyResolver {
  constructor(private readonly signUps: SignUpService) {}

  @Query(() => RegistrationPolicy, { description: "How registration stands at the moment." })
  registrationPolicy(): RegistrationPolicy {
    return this.signUps.policy;
  }

  @FieldResolver(() => BillingProcessor, {
    description: "Who collects the money for a `utm_campaign`; null asks for the default.",
  })
  billingProcessorByCampaign(
    @Root() policy: RegistrationSettings,
    @Arg("campaign", () => String, { nullable: true }) campaign: string | null,
  ): string {
    return billingProcessorFor(campaign ?? null, policy.campaignTable, policy.billingProcessor);
  }
}
