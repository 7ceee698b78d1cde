/** The level a member has who never answered the first question. */
export const SKILL_UNSET = 555;
export const SKILL_MIN = 0;
export const SKILL_MAX = 10;
export const SKILL_STEP = 1;

/** The two answers to "how much time": what is shown and the minutes that are kept. */
export const TIME_ANSWERS = [
  { answer: "Less than 40 minutes", minutes: 40 },
  { answer: "More than 40 minutes", minutes: 60 },
] as const;

export type TimePreferenceMinutes = (typeof TIME_ANSWERS)[number]["minutes"];

/** The graph's name of a goal. */
export type DanceGoalName = "WORKOUT" | "DANCE" | "DANCE_AND_WORKOUT";

/** The three answers to "what is your goal": shown, kept on the account, named in the graph. */
export const GOAL_ANSWERS = [
  { answer: "A good workout", kept: "Workout", goal: "WORKOUT" },
  { answer: "Get better at dance", kept: "Dance", goal: "DANCE" },
  { answer: "Both", kept: "Dance and Workout", goal: "DANCE_AND_WORKOUT" },
] as const satisfies readonly { answer: string; kept: string; goal: DanceGoalName }[];

/** The level to show for a kept one: unset shows as 0. */
export function shownSkill(skillLevel: number): number {
  return skillLevel === SKILL_UNSET ? SKILL_MIN : skillLevel;
}

/** Whether a number is a level the slider can give, or the mark for "unset". */
export function isSkillLevel(skillLevel: number): boolean {
  return (
    skillLevel === SKILL_UNSET ||
    (Number.isInteger(skillLevel) && skillLevel >= SKILL_MIN && skillLevel <= SKILL_MAX)
  );
}

/** Whether the minutes are one of the two answers. */
export function isTimePreference(minutes: number): minutes is TimePreferenceMinutes {
  return TIME_ANSWERS.some((answer) => answer.minutes === minutes);
}

/** The goal as the account keeps it, such as "Dance and Workout". */
export function keptGoal(goal: DanceGoalName): string {
  return GOAL_ANSWERS.find((answer) => answer.goal === goal)?.kept ?? "";
}

/** The goal in the graph for the words an account keeps; null when they name none. */
export function goalOfKept(kept: string | null): DanceGoalName | null {
  return GOAL_ANSWERS.find((answer) => answer.kept === kept)?.goal ?? null;
}

/** A chosen style as it is kept: its id and name. */
export interface ChosenStyle {
  readonly id: string;
  readonly name: string;
}

/** The styles to keep: ids and names only, trailers and pictures left behind. */
export function chosenStyles(styles: readonly ChosenStyle[]): readonly ChosenStyle[] {
  return styles.map(({ id, name }) => ({ id, name }));
}
