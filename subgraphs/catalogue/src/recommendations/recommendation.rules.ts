import {
  levelName,
  levelRange,
  MAX_CLASS_LEVEL,
  MIN_CLASS_LEVEL,
  UNKNOWN_LEVEL,
} from "@eightcount/rules/catalogue/levels";
import { DEFAULT_RECOMMENDED_STYLES } from "@eightcount/rules/catalogue/style-order";

export interface Preferences {
  /** 0 (never danced) to 10. Any other value is unanswered. */
  readonly skillLevel: number;
  /** 40 or 60. Null if unanswered. */
  readonly timePreferenceMinutes: number | null;
  readonly styleIds: readonly string[];
}

export const ONBOARDING_RESULTS = 3;

export const NEW_AND_TRENDING = 8;

export const MAX_RECOMMENDED_STYLES = 4;

/** The only answer that limits the length of a class. */
const SHORT_TIME_MINUTES = 40;
const SECONDS_PER_MINUTE = 60;

export function preferenceFilter(preferences: Preferences) {
  const { skillLevel, timePreferenceMinutes, styleIds } = preferences;
  return {
    styleKeys: [],
    styleIds,
    instructorKeys: [],
    levels: levelsAround(skillLevel),
    releasedAfter: null,
    maxLengthSeconds:
      timePreferenceMinutes === SHORT_TIME_MINUTES ? SHORT_TIME_MINUTES * SECONDS_PER_MINUTE : null,
  };
}

// The questionnaire sends 555 if no skill was chosen.
function levelsAround(skillLevel: number) {
  if (skillLevel < 0 || skillLevel > MAX_CLASS_LEVEL) return [];
  const min = Math.max(skillLevel - 1, MIN_CLASS_LEVEL);
  return [{ min, max: Math.min(skillLevel + 1, MAX_CLASS_LEVEL) }];
}

/** The level gives way last: beginners prefer another style to a class they cannot follow. */
export function relaxedFilters(preferences: Preferences) {
  const strict = preferenceFilter(preferences);
  const named = { ...strict, levels: levelsOfGroup(preferences.skillLevel) };
  return [
    strict,
    named,
    { ...strict, styleIds: [] },
    { ...named, styleIds: [], maxLengthSeconds: null },
  ];
}

function levelsOfGroup(skillLevel: number) {
  const name = levelName(skillLevel);
  return name === UNKNOWN_LEVEL ? [] : [levelRange(name)];
}

interface NamedStyle {
  readonly id: string;
  readonly name: string;
}

export function recommendStyles<S extends NamedStyle>(
  visible: readonly S[],
  preferredIds: readonly string[],
  first: number,
): readonly S[] {
  const preferred = preferredIds.map((id) => visible.find((style) => style.id === id));
  const usual = DEFAULT_RECOMMENDED_STYLES.map((name) =>
    visible.find((style) => style.name === name),
  );
  const known = [...preferred, ...usual].filter((style) => style !== undefined);
  return [...new Set(known)].slice(0, Math.min(Math.max(first, 0), MAX_RECOMMENDED_STYLES));
}
