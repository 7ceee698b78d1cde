export const DIFFICULTY = { min: 1, max: 5, initial: 3 } as const;

export const DIFFICULTY_LABELS = [
  { difficulty: 1, label: "Too Easy" },
  { difficulty: 3, label: "Just Right" },
  { difficulty: 5, label: "Too Hard" },
] as const;

export const COMMENTS_MAX_LENGTH = 2_000;

export function isDifficulty(value: number): boolean {
  return Number.isInteger(value) && value >= DIFFICULTY.min && value <= DIFFICULTY.max;
}
