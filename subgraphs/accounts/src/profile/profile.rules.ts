import type { DanceGoalName } from "@eightcount/rules/people/onboarding-preferences";
import { goalFromStored, storedGoal } from "@eightcount/rules/people/onboarding-preferences";

export interface QuestionnaireAnswers {
  readonly skillLevel: number;
  readonly timePreferenceMinutes: number | null;
  readonly danceGoal: DanceGoalName | null;
  readonly styleIds: readonly string[];
}

export interface StoredAnswers {
  readonly skill: number | null;
  readonly prefClassDuration: number | null;
  readonly danceGoals: string | null;
  readonly prefStyles: readonly string[];
}

export function toStoredAnswers(answers: QuestionnaireAnswers): StoredAnswers {
  return {
    skill: answers.skillLevel,
    prefClassDuration: answers.timePreferenceMinutes,
    danceGoals: answers.danceGoal && storedGoal(answers.danceGoal),
    prefStyles: [...new Set(answers.styleIds)],
  };
}

export function answersOf(kept: StoredAnswers): QuestionnaireAnswers | null {
  if (kept.skill === null) return null;
  return {
    skillLevel: kept.skill,
    timePreferenceMinutes: kept.prefClassDuration,
    danceGoal: goalFromStored(kept.danceGoals),
    styleIds: kept.prefStyles,
  };
}
