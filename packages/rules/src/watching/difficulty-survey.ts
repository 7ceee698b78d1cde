/** The slider of the survey after a class. */
export const DIFFICULTY = { min: 1, max: 5, initial: 3 } as const;

/** What stands at its two ends and in its middle. */
export const DIFFICULTY_LABELS = [
  { difficulty: 1, label: "Too Easy" },
  { difficulty: 3, label: "Just Right" },
  { difficulty: 5, label: "Too Hard" },
] as const;

/** Characters a comment may have. */
export const COMMENTS_MAX_LENGTH = 2_000;

/** Whether a number is one of the slider's five places. */
export function isDifficulty(value: number): boolean {
  return Number.isInteger(value) && value >= DIFFICULTY.min && value <= DIFFICULTY.max;
}
