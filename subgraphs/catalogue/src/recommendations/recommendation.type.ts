import "reflect-metadata";
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
  description: "Why somebody wants to dance.",
  valuesConfig: {
    WORKOUT: { description: "To work out." },
    DANCE: { description: "To dance." },
    DANCE_AND_WORKOUT: { description: "Both." },
  },
});

@InputType({ description: "A visitor's answers to the questionnaire." })
export class OnboardingPreferencesInput {
  @Field(() => Int, { description: "0 (never danced) to 10." })
  skillLevel!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Minutes per class, 40 or 60; null unanswered.",
  })
  timePreferenceMinutes?: number | null;

  @Field(() => danceGoals, { nullable: true, description: "Null when unanswered." })
  danceGoal?: DanceGoalName | null;

  @Field(() => [ID], { description: "Relay ids of the chosen styles; empty for no preference." })
  styleIds!: string[];
}

@ObjectType("OnboardingPreferences", {
  description: "A member's answers to the questionnaire; accounts keeps them.",
})
export class OnboardingPreferencesType {
  @Directive("@external")
  @Field(() => Int, { description: "0 (never danced) to 10." })
  skillLevel!: number;

  @Directive("@external")
  @Field(() => Int, {
    nullable: true,
    description: "Minutes per class, 40 or 60; null unanswered.",
  })
  timePreferenceMinutes!: number | null;

  @Directive("@external")
  @Field(() => [ID], { description: "Relay ids of the chosen styles." })
  styleIds!: string[];
}

@Directive('@key(fields: "id")')
@ObjectType("Member", { description: "A member, as far as the catalogue knows." })
export class MemberType {
  @Field(() => ID, { description: "Relay id: base64url of Member:uuid." })
  id!: string;

  @Directive("@external")
  @Field(() => OnboardingPreferencesType, {
    nullable: true,
    description: "Null when the questionnaire was never answered.",
  })
  preferences!: OnboardingPreferencesType | null;
}

export const RECOMMENDED_PAGE = 8;

@ArgsType()
export class RecommendedClassesArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: RECOMMENDED_PAGE,
    description: "How many at most; 1 to 100.",
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: "Continue after this cursor." })
  after?: string | null;
}

@ArgsType()
export class RecommendedStylesArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: MAX_RECOMMENDED_STYLES,
    description: "How many; 1 to 4.",
  })
  first?: number | null;
}
