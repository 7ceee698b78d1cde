import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import {
  Arg,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  Mutation,
  Resolver,
  Root,
} from "type-graphql";
import type { ProfileService, ProfileView } from "./profile.service";
import {
  BillingProcessor,
  MemberGroup,
  Profile,
  UpdateProfileInput,
  UpdateProfileResult,
} from "./profile.type";

@Resolver(() => Profile)
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @FieldResolver(() => String, { description: "Email the member signs in with, in lowercase." })
  email(@Root() profile: ProfileView): string {
    return profile.email;
  }

  @FieldResolver(() => Boolean, { description: "Whether the email is verified." })
  emailVerified(@Root() profile: ProfileView): boolean {
    return profile.emailVerified;
  }

  @FieldResolver(() => [MemberGroup], {
    description: "Current groups. Those in the access token can be up to five minutes old.",
  })
  groups(@Root() profile: ProfileView): readonly string[] {
    return profile.groups;
  }

  @FieldResolver(() => BillingProcessor, {
    description:
      "System that bills the member: the one recorded at sign-up, otherwise the configured one. It " +
      "selects the variant of the subscription page.",
  })
  billingProcessor(@Root() profile: ProfileView): string {
    return profile.billingProcessor;
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the CRM is replacing the card on file, which takes up to 24 hours.",
  })
  isUpdatingBilling(@Root() profile: ProfileView): boolean {
    return profile.isUpdatingBilling;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "CRM page to replace the card, with the email as a parameter; null unless the CRM bills the member and a page is configured.",
  })
  cardPageUrl(@Root() profile: ProfileView): string | null {
    return profile.cardPageUrl;
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "Time the account was created." })
  memberSince(@Root() profile: ProfileView): Date {
    return profile.memberSince;
  }

  @Mutation(() => UpdateProfileResult, { description: "Updates the signed-in member's profile." })
  updateProfile(
    @Arg("input", () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.profiles.updateProfile(viewer, input);
  }
}
