import "reflect-metadata";
import { pageArgs } from "@eightcount/service-kit/relay/page-args";
import {
  ArgsType,
  Directive,
  Field,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from "type-graphql";

import { MAX_RECOMMENDED_STYLES } from "./recommendation.rules";

export type DanceGoalName = "WORKOUT" | "DANCE" | "DANCE_AND_WORKOUT";

export const danceGoals: Readonly<Record<DanceGoalName, DanceGoalName>> = {
  WORKOUT: "WORKOUT",
  DANCE: "DANCE",
  DANCE_AND_WORKOUT: "DANCE_AND_WORKOUT",
};
registerEnumType(danceGoals, {
  name: "DanceGoal",
  description: "A member's reason to dance, from the questionnaire.",
});

@InputType({ description: "Answers to the questionnaire." })
export class OnboardingPreferencesInput {
  @Field(() => Int, { description: "Level 0 to 10; 555 means it was not answered." })
  skillLevel!: number;

  @Field(() => Int, {
    nullable: true,
    description: "40 or 60; null when not answered.",
  })
  timePreferenceMinutes?: number | null;

  @Field(() => danceGoals, { nullable: true, description: "Null when not answered." })
  danceGoal?: DanceGoalName | null;

  @Field(() => [ID], { description: "Relay ids of the chosen styles." })
  styleIds!: string[];
}

@ObjectType("OnboardingPreferences", {
  description: "Stored answers to the questionnaire.",
})
export class OnboardingPreferencesType {
  @Directive("@external")
  @Field(() => Int, { description: "Level 0 to 10; 555 means it was not answered." })
  skillLevel!: number;

  @Directive("@external")
  @Field(() => Int, {
    nullable: true,
    description: "40 for less than 40 minutes, 60 for more; null when not answered.",
  })
  timePreferenceMinutes!: number | null;

  @Directive("@external")
  @Field(() => [ID], { description: "Relay ids of the chosen styles." })
  styleIds!: string[];
}

@Directive('@key(fields: "id")')
@ObjectType("Member", {
  description:
    "A person with an account. Personal fields are null unless the viewer is the member.",
})
export class MemberType {
  @Field(() => ID, { description: "Relay id: base64url of `Member:<sub>`." })
  id!: string;

  @Directive("@external")
  @Field(() => OnboardingPreferencesType, {
    nullable: true,
    description:
      "The member's answers to the questionnaire; null if it was skipped, and null unless the viewer is the member.",
  })
  preferences!: OnboardingPreferencesType | null;
}

export const RECOMMENDED_PAGE = 8;
export const RecommendedClassesArgs = pageArgs(RECOMMENDED_PAGE);

@ArgsType()
export class RecommendedStylesArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: MAX_RECOMMENDED_STYLES,
    description: "Maximum number of styles, clamped to 0–4.",
  })
  first?: number | null;
}
