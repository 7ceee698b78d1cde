import { billingProcessorFor } from "@eightcount/rules/people/registration-flow";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { RegistrationSettings, SignUpService } from "./sign-up.service";
import { BillingProcessor, RegistrationPolicy } from "./sign-up.type";

@Resolver(() => RegistrationPolicy)
export class RegistrationPolicyResolver {
  constructor(private readonly signUps: SignUpService) {}

  @Query(() => RegistrationPolicy, { description: "Current registration settings." })
  registrationPolicy(): RegistrationPolicy {
    return this.signUps.policy;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the owner of this email can sign up. While registration is closed, true only for a whitelisted email; after 60 lookups in an hour from one network, false. Null asks about a visitor without an invitation.",
  })
  isOpenFor(
    @Arg("email", () => String, { nullable: true }) email: string | null,
    @Ctx() { viewer }: SubgraphContext,
  ): Promise<boolean> {
    return this.signUps.isOpenFor(viewer, email ?? null);
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
