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
import { MemberGroup, Profile, UpdateProfileInput, UpdateProfileResult } from "./profile.type";

@Resolver(() => Profile)
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @FieldResolver(() => String, { description: "The sign-in address, in lower case." })
  email(@Root() profile: ProfileView): string {
    return profile.email;
  }

  @FieldResolver(() => Boolean, { description: "Whether the mailed code was entered." })
  emailVerified(@Root() profile: ProfileView): boolean {
    return profile.emailVerified;
  }

  @FieldResolver(() => [MemberGroup], {
    description: "The groups now; those of the access token may be up to five minutes older.",
  })
  groups(@Root() profile: ProfileView): readonly string[] {
    return profile.groups;
  }

  @FieldResolver(() => Boolean, {
    description: "The CRM is replacing the card on file, which takes up to 24 hours.",
  })
  isUpdatingBilling(@Root() profile: ProfileView): boolean {
    return profile.isUpdatingBilling;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Where the CRM takes another card, carrying the e-mail; null without the CRM.",
  })
  cardPageUrl(@Root() profile: ProfileView): string | null {
    return profile.cardPageUrl;
  }

  @FieldResolver(() => GraphQLISODateTime, { description: "When the account was made." })
  memberSince(@Root() profile: ProfileView): Date {
    return profile.memberSince;
  }

  @Mutation(() => UpdateProfileResult, { description: "Changes the viewer's own particulars." })
  updateProfile(
    @Arg("input", () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.profiles.updateProfile(viewer, input);
  }
}
