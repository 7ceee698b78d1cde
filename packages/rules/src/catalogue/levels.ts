/** Level names, easiest first. Also the only options of the level filter. */
export const LEVEL_NAMES = ["Beginner", "Intermediate", "Advanced"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export const UNKNOWN_LEVEL = "N/A";

export const MIN_CLASS_LEVEL = 1;
export const MAX_CLASS_LEVEL = 10;

/** Inclusive on both ends. */
export interface LevelRange {
  readonly min: number;
  readonly max: number;
}

const RANGES: Readonly<Record<LevelName, LevelRange>> = {
  Beginner: { min: 1, max: 3 },
  Intermediate: { min: 4, max: 7 },
  Advanced: { min: 8, max: 10 },
};

export function levelRange(name: LevelName): LevelRange {
  return RANGES[name];
}

/** Accepts a class level or a member's skill (0–10). */
export function levelName(level: number): LevelName | typeof UNKNOWN_LEVEL {
  if (!Number.isInteger(level)) return UNKNOWN_LEVEL;
  // Only a member's skill can be 0, which counts as Beginner. Classes start at 1.
  if (level === 0) return "Beginner";
  return LEVEL_NAMES.find((name) => isInRange(level, RANGES[name])) ?? UNKNOWN_LEVEL;
}

function isInRange(level: number, range: LevelRange): boolean {
  return level >= range.min && level <= range.max;
}
