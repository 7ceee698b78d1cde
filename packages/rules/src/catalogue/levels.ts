/** The three level names a class can carry, easiest first; also the only options of the level filter. */
export const LEVEL_NAMES = ["Beginner", "Intermediate", "Advanced"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What is shown for a number that is no level. */
export const UNKNOWN_LEVEL = "N/A";

/** Smallest and largest level of a class, as the database constrains it. */
export const MIN_CLASS_LEVEL = 1;
export const MAX_CLASS_LEVEL = 10;

/** Both ends are included. */
export interface LevelRange {
  readonly min: number;
  readonly max: number;
}

const RANGES: Readonly<Record<LevelName, LevelRange>> = {
  Beginner: { min: 1, max: 3 },
  Intermediate: { min: 4, max: 7 },
  Advanced: { min: 8, max: 10 },
};

/** The class levels a filter option selects. */
export function levelRange(name: LevelName): LevelRange {
  return RANGES[name];
}

/** The name of a level or of a member's skill (0–10); "N/A" for anything else. */
export function levelName(level: number): LevelName | typeof UNKNOWN_LEVEL {
  if (!Number.isInteger(level)) return UNKNOWN_LEVEL;
  // A skill of 0 exists for members only and counts as Beginner; classes start at 1.
  if (level === 0) return "Beginner";
  return LEVEL_NAMES.find((name) => isInRange(level, RANGES[name])) ?? UNKNOWN_LEVEL;
}

function isInRange(level: number, range: LevelRange): boolean {
  return level >= range.min && level <= range.max;
}
