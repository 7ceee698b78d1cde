import type { ContentClass } from "@eightcount/demo/content/content-class";
import { LEVEL_NAMES, levelName } from "@eightcount/rules/catalogue/levels";

export interface PlannedViewing {
  readonly danceClass: ContentClass;
  readonly hoursAgo: number;
  readonly isCompleted: boolean;
  /** Position where the player stopped, as a share of the class. */
  readonly share: number;
}

export interface MemberPlan {
  readonly viewings: readonly PlannedViewing[];
  readonly saved: readonly { readonly danceClass: ContentClass; readonly hoursAgo: number }[];
}

const DAY = 24;
const WEEK = 7 * DAY;
const WEEKS_DANCED = 32;
/** Time between two classes of one evening, longer than the longest class. */
const HOURS_APART = 1.2;
const SAVED = 24;

const LEFT_AT = [0.31, 0.62, 0.18, 0.47, 0.74, 0.27, 0.55];

/** Puts unfinished classes into every period of the history. */
const unfinishedHours = (lastYear: number): readonly number[] => [
  0.5,
  1.5,
  WEEK,
  WEEK + 3,
  2 * WEEK,
  2 * WEEK + 2,
  3 * WEEK,
  3 * WEEK + 5,
  40 * DAY,
  75 * DAY,
  110 * DAY,
  150 * DAY,
  lastYear,
  lastYear + 20 * DAY,
];

/** One class in each week, including the current one, and three in every fourth week. */
function completedHours(lastYear: number): readonly number[] {
  const weekly = Array.from({ length: WEEKS_DANCED }, (_, week) => {
    const danced = week % 4 === 0 ? LEVEL_NAMES.length : 1;
    return Array.from({ length: danced }, (_, index) => week * WEEK + 2.5 + index * HOURS_APART);
  });
  return [...weekly.flat(), lastYear + 2 * DAY, lastYear + 9 * DAY, lastYear + 40 * DAY];
}

function completedOnce(
  classes: readonly ContentClass[],
  hours: readonly number[],
): readonly PlannedViewing[] {
  const waiting = new Set(
    classes.toSorted((one, other) => other.releasedHoursBefore - one.releasedHoursBefore),
  );
  const earliestFirst = hours.toSorted((one, other) => other - one);
  return earliestFirst.map((hoursAgo, turn) => {
    const released = [...waiting].filter((one) => one.releasedHoursBefore > hoursAgo);
    const level = LEVEL_NAMES[turn % LEVEL_NAMES.length];
    const taken = released.find((one) => levelName(one.level) === level) ?? released[0];
    // A member of last year danced before any of these classes was released.
    const [first = taken] = waiting;
    const danceClass = taken ?? first;
    if (!danceClass) throw new Error("Not enough classes for the planned viewings.");
    waiting.delete(danceClass);
    return completed(danceClass, hoursAgo);
  });
}

const unfinished = (danceClass: ContentClass, hoursAgo: number, index: number): PlannedViewing => ({
  danceClass,
  hoursAgo,
  isCompleted: false,
  share: LEFT_AT[index % LEFT_AT.length] ?? 0.5,
});

const completed = (danceClass: ContentClass, hoursAgo: number): PlannedViewing => ({
  danceClass,
  hoursAgo,
  isCompleted: true,
  share: 1,
});

export function seasonedPlan(classes: readonly ContentClass[], seededAt: Date): MemberPlan {
  const lastYear = hoursIntoLastYear(seededAt);
  const hours = unfinishedHours(lastYear);
  const started = classes.filter((_, index) => index % 5 === 2).slice(0, hours.length);
  const others = classes.filter((danceClass) => !started.includes(danceClass));
  return {
    viewings: [
      ...started.map((danceClass, index) => unfinished(danceClass, hours[index] ?? 1, index)),
      ...completedOnce(others, completedHours(lastYear)),
    ],
    saved: classes
      .filter((_, index) => index % 3 !== 1)
      .slice(0, SAVED)
      .map((danceClass, index) => ({ danceClass, hoursAgo: 5 + index * 31 })),
  };
}

export function casualPlan(classes: readonly ContentClass[], offset: number): MemberPlan {
  const own = classes.slice(offset, offset + 9);
  return {
    viewings: own.slice(0, 7).map((danceClass, index) => {
      const hoursAgo = 3 + index * 4.5 * DAY;
      const isCompleted = index % 2 === 1;
      return isCompleted
        ? completed(danceClass, hoursAgo)
        : unfinished(danceClass, hoursAgo, index + offset);
    }),
    saved: own
      .slice(5)
      .map((danceClass, index) => ({ danceClass, hoursAgo: 20 + index * 2.5 * DAY })),
  };
}

function hoursIntoLastYear(now: Date): number {
  const newYear = Date.UTC(now.getUTCFullYear(), 0, 1);
  return (now.getTime() - newYear) / 3_600_000 + 14 * DAY;
}
