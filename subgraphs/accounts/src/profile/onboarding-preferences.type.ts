import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { DanceGoal } from "../generated/type-graphql/enums/DanceGoal";

@ObjectType({ description: "Stored answers to the questionnaire." })
export class OnboardingPreferences {
  @Field(() => Int, { description: "Level 0 to 10; 555 means it was not answered." })
  skillLevel!: number;

  @Field(() => Int, {
    nullable: true,
    description: "40 for less than 40 minutes, 60 for more; null when not answered.",
  })
  timePreferenceMinutes!: number | null;

  @Field(() => DanceGoal, { nullable: true, description: "Null when not answered." })
  danceGoal!: "WORKOUT" | "DANCE" | "DANCE_AND_WORKOUT" | null;

  @Field(() => [ID], { description: "Relay ids of the chosen styles." })
  styleIds!: readonly string[];
}

@InputType({ description: "Answers to the questionnaire." })
export class OnboardingPreferencesInput {
  @Field(() => Int, { description: "Level 0 to 10; 555 means it was not answered." })
  skillLevel!: number;

  @Field(() => Int, { nullable: true, description: "40 or 60; null when not answered." })
  timePreferenceMinutes?: number | null;

  @Field(() => DanceGoal, { nullable: true, description: "Null when not answered." })
  danceGoal?: "WORKOUT" | "DANCE" | "DANCE_AND_WORKOUT" | null;

  @Field(() => [ID], { description: "Relay ids of the chosen styles." })
  styleIds!: string[];
}
