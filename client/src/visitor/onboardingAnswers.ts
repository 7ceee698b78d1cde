import {
  type ChosenStyle,
  chosenStyles,
  type DanceGoalName,
  isSkillLevel,
  isTimePreference,
  SKILL_UNSET,
} from "@eightcount/rules/people/onboarding-preferences";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Questionnaire answers, stored on this device until the visitor registers. */
export interface OnboardingAnswers {
  /** 0 to 10, or 555 while unanswered. */
  readonly skillLevel: number;
  /** 40 or 60, or null while unanswered. */
  readonly timePreferenceMinutes: number | null;
  readonly danceGoal: DanceGoalName | null;
  readonly prefStyles: readonly ChosenStyle[];
}

const GOALS: readonly unknown[] = ["WORKOUT", "DANCE", "DANCE_AND_WORKOUT"];

/** Reads the stored answers. Missing or invalid values count as unanswered. */
export function readAnswers(device: DeviceStorage): OnboardingAnswers {
  const stored = parse(device.get(keys.onboardingPreferences));
  const { skillLevel, timePreferenceMinutes, danceGoal, prefStyles } = stored;
  return {
    skillLevel:
      typeof skillLevel === "number" && isSkillLevel(skillLevel) ? skillLevel : SKILL_UNSET,
    timePreferenceMinutes:
      typeof timePreferenceMinutes === "number" && isTimePreference(timePreferenceMinutes)
        ? timePreferenceMinutes
        : null,
    danceGoal: GOALS.includes(danceGoal) ? (danceGoal as DanceGoalName) : null,
    prefStyles: Array.isArray(prefStyles) ? chosenStyles(prefStyles.filter(isStyle)) : [],
  };
}

export function saveAnswers(device: DeviceStorage, answers: OnboardingAnswers): void {
  const prefStyles = chosenStyles(answers.prefStyles);
  device.set(keys.onboardingPreferences, JSON.stringify({ ...answers, prefStyles }));
}

/** Stores the index of the current step, 0 on the landing page. */
export function saveStepIndex(device: DeviceStorage, index: number): void {
  device.set(keys.onboardingStep, String(index));
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isStyle(value: unknown): value is ChosenStyle {
  const style = value as Partial<ChosenStyle> | null;
  return typeof style?.id === "string" && typeof style.name === "string";
}
