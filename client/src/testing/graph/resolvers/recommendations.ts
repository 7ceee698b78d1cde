import {
  levelName,
  levelRange,
  MAX_CLASS_LEVEL,
  UNKNOWN_LEVEL,
} from "@eightcount/rules/catalogue/levels";
import { NEW_WINDOW_DAYS, releasedWithinStart } from "@eightcount/rules/catalogue/release-dates";
import { DEFAULT_RECOMMENDED_STYLES } from "@eightcount/rules/catalogue/style-order";
import type { Resolvers } from "../execution/resolver";
import { keyIn } from "../ids";
import { connection, type PageArgs, sorted } from "../paging";
import type { ClassRow } from "../world/catalogueRows";
import type { MemberRow, PreferencesRow } from "../world/memberRows";
import type { World } from "../world/world";
import { classOrders, listedClasses, styleOf } from "./listed";
import { shownStyles } from "./owners";

const ONBOARDING_RESULTS = 3;
const NEW_AND_TRENDING = 8;
const RECOMMENDED_PAGE = 8;
const MAX_STYLES = 4;
const SHORT_MINUTES = 40;

type Asked = Pick<PreferencesRow, "skillLevel" | "styleIds"> &
  Partial<Pick<PreferencesRow, "timePreferenceMinutes">>;
type Condition = (row: ClassRow) => boolean;

const every: Condition = () => true;

function conditionsOf(world: World, { skillLevel, styleIds, timePreferenceMinutes }: Asked) {
  const styleKeys = styleIds.map((id) => keyIn(id, "Style")).filter((key) => key !== null);
  const name = levelName(skillLevel);
  const isLevel = skillLevel >= 0 && skillLevel <= MAX_CLASS_LEVEL;
  const nearby: Condition = ({ level }) => Math.abs(level - skillLevel) <= 1;
  const named: Condition = ({ level }) => {
    if (name === UNKNOWN_LEVEL) return true;
    const { min, max } = levelRange(name);
    return level >= min && level <= max;
  };
  const style: Condition = (row) =>
    styleKeys.length === 0 || styleKeys.includes(styleOf(world, row)?.key ?? "");
  const time: Condition = ({ lengthSeconds }) =>
    timePreferenceMinutes !== SHORT_MINUTES || lengthSeconds <= SHORT_MINUTES * 60;
  return { level: isLevel ? nearby : every, named, style, time };
}

const all =
  (...conditions: readonly Condition[]): Condition =>
  (row) =>
    conditions.every((holds) => holds(row));

/** The most viewed classes of the first condition, followed by those of the next ones. */
function popular(world: World, conditions: readonly Condition[], count: number) {
  const rows = sorted(listedClasses(world), classOrders.MOST_POPULAR);
  return [...new Set(conditions.flatMap((holds) => rows.filter(holds)))].slice(0, count);
}

function forOnboarding(world: World, preferences: Asked) {
  const { level, named, style, time } = conditionsOf(world, preferences);
  const loosened = [
    all(level, style, time),
    all(named, style, time),
    all(level, time),
    named,
    every,
  ];
  return popular(world, loosened, ONBOARDING_RESULTS);
}

export const recommendationResolvers: Resolvers = {
  Query: {
    onboardingRecommendations: (_: unknown, { preferences }: { preferences: Asked }, world) =>
      forOnboarding(world, preferences),
    newAndTrending: (_: unknown, __: unknown, world) => {
      const since = releasedWithinStart(NEW_WINDOW_DAYS, world.now());
      const isRecent: Condition = ({ releaseDate }) => releaseDate > since;
      return popular(world, [isRecent, every], NEW_AND_TRENDING);
    },
  },
  Member: {
    firstClasses: ({ preferences }: MemberRow, _: unknown, world) =>
      preferences === null ? [] : forOnboarding(world, preferences),
    recommendedClasses: ({ preferences }: MemberRow, page: PageArgs, world) => {
      const asked = preferences && conditionsOf(world, preferences);
      const fits = asked ? all(asked.level, asked.style, asked.time) : every;
      return connection(listedClasses(world).filter(fits), classOrders.MOST_POPULAR, {
        ...page,
        standard: RECOMMENDED_PAGE,
      });
    },
    recommendedStyles: ({ preferences }: MemberRow, { first }: PageArgs, world) => {
      const shown = shownStyles(world);
      const preferred = (preferences?.styleIds ?? []).map((id) =>
        shown.find(({ key }) => key === keyIn(id, "Style")),
      );
      const usual = DEFAULT_RECOMMENDED_STYLES.map((name) =>
        shown.find((style) => style.name === name),
      );
      const known = [...preferred, ...usual].filter((style) => style !== undefined);
      return [...new Set(known)].slice(0, Math.min(Math.max(first ?? MAX_STYLES, 0), MAX_STYLES));
    },
  },
};
