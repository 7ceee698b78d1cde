import { type PlanChoice, parsePlanChoice } from "../billing/plans";
import type { STYLE_DISPLAY_ORDER } from "../catalogue/style-order";
import type { DanceGoalName } from "./onboarding-preferences";
import { isSkillLevel, SKILL_UNSET } from "./onboarding-preferences";

export interface CrmAnswers {
  readonly skillLevel: number | null;
  readonly timePreferenceMinutes: number | null;
  readonly danceGoal: DanceGoalName | null;
  readonly styleNames: readonly string[];
  readonly planChoice: string | null;
}

const STYLE_TAGS: Readonly<Record<(typeof STYLE_DISPLAY_ORDER)[number], number>> = {
  "Jazz Funk": 1101,
  Heels: 1102,
  "Hip Hop": 1103,
  Dancehall: 1104,
  Contemporary: 1105,
  Partnering: 1106,
  "Latin fusion": 1107,
  Reggaeton: 1108,
  Afrobeats: 1109,
  Salsa: 1110,
  "Street Jazz": 1111,
  KPOP: 1112,
  Jazz: 1113,
};
const LEVEL_TAG_OF_ZERO = 1200;
const TIME_TAGS: Readonly<Record<number, number>> = { 40: 1301, 60: 1302 };
const GOAL_TAGS: Readonly<Record<DanceGoalName, number>> = {
  WORKOUT: 1401,
  DANCE: 1402,
  DANCE_AND_WORKOUT: 1403,
};
const PLAN_TAGS: Readonly<Record<PlanChoice, number>> = {
  MONTHLY: 1501,
  NO_DEAL_MONTHLY: 1502,
  YEARLY: 1503,
  GIFT_YEARLY: 1504,
  GIFT_MONTHLY: 1505,
  MULTI_YEARLY: 1506,
  MULTI_MONTHLY: 1507,
};
const LEVELS = Array.from({ length: 11 }, (_, level) => level);

/** Tag ids the CRM accepts. A sign-up may carry no others. */
export const CRM_TAG_IDS: ReadonlySet<number> = new Set([
  ...Object.values(STYLE_TAGS),
  ...LEVELS.map((level) => LEVEL_TAG_OF_ZERO + level),
  ...Object.values(TIME_TAGS),
  ...Object.values(GOAL_TAGS),
  ...Object.values(PLAN_TAGS),
]);

const levelTag = (level: number) =>
  isSkillLevel(level) && level !== SKILL_UNSET ? LEVEL_TAG_OF_ZERO + level : undefined;

const styleTag = (name: string) =>
  Object.hasOwn(STYLE_TAGS, name) ? STYLE_TAGS[name as keyof typeof STYLE_TAGS] : undefined;

function planTag(text: string | null): number | undefined {
  const choice = parsePlanChoice(text ?? "");
  return choice === null ? undefined : PLAN_TAGS[choice];
}

export function crmTagIds(answers: CrmAnswers): readonly number[] {
  const tags = [
    ...answers.styleNames.map(styleTag),
    answers.skillLevel === null ? undefined : levelTag(answers.skillLevel),
    answers.timePreferenceMinutes === null ? undefined : TIME_TAGS[answers.timePreferenceMinutes],
    answers.danceGoal === null ? undefined : GOAL_TAGS[answers.danceGoal],
    planTag(answers.planChoice),
  ];
  return tags.filter((tag): tag is number => tag !== undefined);
}
