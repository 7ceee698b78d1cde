import type { DanceGoalName } from "@eightcount/rules/people/onboarding-preferences";
import { goalOfKept, keptGoal } from "@eightcount/rules/people/onboarding-preferences";

export interface Answers {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  readonly danceGoal: DanceGoalName | null;
  readonly styleIds: readonly string[];
}

export interface KeptAnswers {
  readonly skill: number | null;
  readonly prefClassDuration: number | null;
  readonly danceGoals: string | null;
  readonly prefStyles: readonly string[];
}

export function keepAnswers(answers: Answers): KeptAnswers {
  return {
    skill: answers.skillLevel,
    prefClassDuration: answers.timePreferenceMinutes,
    danceGoals: answers.danceGoal && keptGoal(answers.danceGoal),
    prefStyles: [...new Set(answers.styleIds)],
  };
}

/** Returns null when the questionnaire was never answered. */
export function answersOf(kept: KeptAnswers): Answers | null {
  if (kept.skill === null) return null;
  return {
    skillLevel: kept.skill,
    timePreferenceMinutes: kept.prefClassDuration,
    danceGoal: goalOfKept(kept.danceGoals),
    styleIds: kept.prefStyles,
  };
}
