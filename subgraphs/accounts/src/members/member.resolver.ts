import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { OnboardingPreferences } from "../profile/onboarding-preferences.type";
import type { ProfileService } from "../profile/profile.service";
import { Profile } from "../profile/profile.type";
import type { MemberLoaders } from "./member.loaders";
import { Member } from "./member.type";

type Context = SubgraphContext<MemberLoaders>;

@Resolver(() => Member)
export class MemberResolver {
  constructor(private readonly profiles: ProfileService) {}

  @FieldResolver(() => ID, { description: "Relay id: base64url of `Member:<sub>`." })
  id(@Root() member: Member): string {
    return toGlobalId("Member", member.memberId);
  }

  @FieldResolver(() => Profile, {
    nullable: true,
    description: "The member's profile; null unless the viewer is the member.",
  })
  profile(@Root() member: Member, @Ctx() { viewer, loaders }: Context): Promise<Profile | null> {
    return this.profiles.profileOf(viewer, member.memberId, loaders);
  }

  @FieldResolver(() => OnboardingPreferences, {
    nullable: true,
    description:
      "The member's answers to the questionnaire; null if it was skipped, and null unless the viewer is the member.",
  })
  preferences(
    @Root() member: Member,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<OnboardingPreferences | null> {
    return this.profiles.preferencesOf(viewer, member.memberId, loaders);
  }
}
