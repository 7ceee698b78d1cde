/** Stored skill of members who have not answered the first question. */
export const SKILL_UNSET = 555;
export const SKILL_MIN = 0;
export const SKILL_MAX = 10;
export const SKILL_STEP = 1;

export const TIME_ANSWERS = [
  { answer: "Less than 40 minutes", minutes: 40 },
  { answer: "More than 40 minutes", minutes: 60 },
] as const;

export type TimePreferenceMinutes = (typeof TIME_ANSWERS)[number]["minutes"];

export type DanceGoalName = "WORKOUT" | "DANCE" | "DANCE_AND_WORKOUT";

/** The answer shown, the text stored on the account, and the name in the graph. */
export const GOAL_ANSWERS = [
  { answer: "A good workout", stored: "Workout", goal: "WORKOUT" },
  { answer: "Get better at dance", stored: "Dance", goal: "DANCE" },
  { answer: "Both", stored: "Dance and Workout", goal: "DANCE_AND_WORKOUT" },
] as const satisfies readonly { answer: string; stored: string; goal: DanceGoalName }[];

export function displayedSkill(skillLevel: number): number {
  return skillLevel === SKILL_UNSET ? SKILL_MIN : skillLevel;
}

export function isSkillLevel(skillLevel: number): boolean {
  return (
    skillLevel === SKILL_UNSET ||
    (Number.isInteger(skillLevel) && skillLevel >= SKILL_MIN && skillLevel <= SKILL_MAX)
  );
}

export function isTimePreference(minutes: number): minutes is TimePreferenceMinutes {
  return TIME_ANSWERS.some((answer) => answer.minutes === minutes);
}

export function storedGoal(goal: DanceGoalName): string {
  return GOAL_ANSWERS.find((answer) => answer.goal === goal)?.stored ?? "";
}

export function goalFromStored(stored: string | null): DanceGoalName | null {
  return GOAL_ANSWERS.find((answer) => answer.stored === stored)?.goal ?? null;
}

export interface ChosenStyle {
  readonly id: string;
  readonly name: string;
}

export function chosenStyles(styles: readonly ChosenStyle[]): readonly ChosenStyle[] {
  return styles.map(({ id, name }) => ({ id, name }));
}
