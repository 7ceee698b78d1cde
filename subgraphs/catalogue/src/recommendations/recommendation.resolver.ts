import { fromGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Arg, Directive, Query, Resolver } from "type-graphql";
import { DanceClassType } from "../dance-classes/dance-class.type";
import type { MemberPreferences } from "./member";
import type { Preferences } from "./recommendation.rules";
import type { RecommendationService } from "./recommendation.service";
import { OnboardingPreferencesInput } from "./recommendation.type";

@Resolver()
export class RecommendationResolver {
  constructor(private readonly recommendations: RecommendationService) {}

  @Query(() => [DanceClassType], {
    description:
      "Three classes that match the questionnaire's answers, most viewed first. Filters are relaxed if too few match.",
  })
  onboardingRecommendations(
    @Arg("preferences", () => OnboardingPreferencesInput, {
      description: "The visitor's answers.",
    })
    preferences: OnboardingPreferencesInput,
  ) {
    return this.recommendations.forOnboarding(toPreferences(preferences));
  }

  @Directive("@cacheControl(maxAge: 60)")
  @Query(() => [DanceClassType], {
    description:
      "Eight classes: those released within the last 14 days, then the most viewed overall. Each group is sorted by views.",
  })
  newAndTrending() {
    return this.recommendations.newAndTrending();
  }
}

/** Replaces Relay ids with row ids and drops ids of other types. */
export function toPreferences(input: OnboardingPreferencesInput | MemberPreferences): Preferences {
  return {
    skillLevel: input.skillLevel,
    timePreferenceMinutes: input.timePreferenceMinutes ?? null,
    styleIds: input.styleIds.map((id) => fromGlobalId(id, "Style")).filter((id) => id !== null),
  };
}
