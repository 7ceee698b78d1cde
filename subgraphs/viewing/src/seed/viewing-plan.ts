import type { ContentClass } from "@eightcount/sandbox/content/content-class";

/** One planned viewing: which class, how long ago, and whether it was danced to the end. */
export interface PlannedViewing {
  readonly danceClass: ContentClass;
  readonly hoursAgo: number;
  readonly isCompleted: boolean;
  /** Where the player stopped, as a share of the class. */
  readonly share: number;
}

/** What one ready-made member has done so far. */
export interface MemberPlan {
  readonly viewings: readonly PlannedViewing[];
  /** Saved classes, newest first. */
  readonly saved: readonly { readonly danceClass: ContentClass; readonly hoursAgo: number }[];
}

const DAY = 24;
const WEEK = 7 * DAY;
const WEEKS_DANCED = 40;
const SAVED = 24;

/** Shares at which unfinished classes were left, one after the other. */
const LEFT_AT = [0.31, 0.62, 0.18, 0.47, 0.74, 0.27, 0.55];

/**
 * Hours ago of unfinished classes, so that every period of the history holds some: this week, last
 * week, three and four weeks ago, earlier months, and last year.
 */
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

/** Two to four classes in each of the last weeks, the current one included. */
function completedHours(lastYear: number): readonly number[] {
  const weekly = Array.from({ length: WEEKS_DANCED }, (_, week) => {
    const danced = 2 + ((week * 5) % 3);
    return Array.from({ length: danced }, (_, index) => week * WEEK + 2.5 + index * 0.9);
  });
  return [...weekly.flat(), lastYear + 2 * DAY, lastYear + 9 * DAY, lastYear + 40 * DAY];
}

/** Hands out classes in turn, those already released at the time first. */
class Rotation {
  #next = 0;

  constructor(private readonly classes: readonly ContentClass[]) {}

  take(hoursAgo: number): ContentClass {
    const inTurn = this.classes.map(
      (_, index) => this.classes[(this.#next + index) % this.classes.length] as ContentClass,
    );
    const released = inTurn.find((danceClass) => danceClass.releasedHoursBefore > hoursAgo);
    const taken = released ?? inTurn[0];
    if (!taken) throw new Error("there is no class to dance");
    this.#next = this.classes.indexOf(taken) + 1;
    return taken;
  }
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

/** A member of long standing: every period of the history, a chart of forty weeks, much saved. */
export function seasonedPlan(classes: readonly ContentClass[], seededAt: Date): MemberPlan {
  const lastYear = hoursIntoLastYear(seededAt);
  const hours = unfinishedHours(lastYear);
  const started = classes.filter((_, index) => index % 5 === 2).slice(0, hours.length);
  const rotation = new Rotation(classes.filter((danceClass) => !started.includes(danceClass)));
  return {
    viewings: [
      ...started.map((danceClass, index) => unfinished(danceClass, hours[index] ?? 1, index)),
      ...completedHours(lastYear).map((hoursAgo) => completed(rotation.take(hoursAgo), hoursAgo)),
    ],
    saved: classes
      .filter((_, index) => index % 3 !== 1)
      .slice(0, SAVED)
      .map((danceClass, index) => ({ danceClass, hoursAgo: 5 + index * 31 })),
  };
}

/** A member who came a while ago: a few of each. */
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

/** Hours back to the middle of last December. */
function hoursIntoLastYear(now: Date): number {
  const newYear = Date.UTC(now.getUTCFullYear(), 0, 1);
  return (now.getTime() - newYear) / 3_600_000 + 14 * DAY;
}
