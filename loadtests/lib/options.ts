import type { Objective } from "../slo.ts";
import type { OperationName } from "./operations.ts";
import { type Stage, UNIT_SECONDS, type Workload } from "./stage.ts";
import { combine, judge, report, type Thresholds } from "./thresholds.ts";

export interface JourneyPlan {
  /** Virtual users per arrival per second: seconds that one is busy or rests, at the least. */
  readonly usersPerArrival: number;
  /** Seconds that a stage which is over waits for its last arrivals. Five without it. */
  readonly graceSeconds?: number;
  /** More cannot be told apart, such as players without a pair of member and class. */
  readonly mostUsers?: number;
  /** Operations that must keep an objective. */
  readonly objectives: Readonly<Partial<Record<OperationName, Objective>>>;
  /** Operations that are only reported. */
  readonly reported?: readonly OperationName[];
  /** Pass lines of the journey's own metrics, over the whole run. */
  readonly own?: Thresholds;
}

const FEWEST_USERS = 5;
const GRACE_SECONDS = 5;
/** A breakpoint's step is not judged by its first few requests. */
const JUDGED_AFTER_SECONDS = 10;

const inUnits = (perSecond: number) => Math.round(perSecond * UNIT_SECONDS);

function scenario(stage: Stage, startSeconds: number, plan: JourneyPlan) {
  const { phase, seconds, from, to } = stage;
  const { usersPerArrival, graceSeconds = GRACE_SECONDS } = plan;
  const { mostUsers = Number.POSITIVE_INFINITY } = plan;
  const wanted = FEWEST_USERS + Math.ceil(Math.max(from, to) * usersPerArrival);
  // While the last arrivals of a stage finish, the next stage has users of its own.
  const users = Math.min(wanted, Math.floor(mostUsers / 2));
  const shared = {
    startTime: `${startSeconds}s`,
    timeUnit: `${UNIT_SECONDS}s`,
    preAllocatedVUs: users,
    maxVUs: users,
    gracefulStop: `${graceSeconds}s`,
    tags: { phase },
  };
  if (from === to) {
    const constant = { rate: inUnits(from), duration: `${seconds}s` };
    return { executor: "constant-arrival-rate" as const, ...shared, ...constant };
  }
  return {
    executor: "ramping-arrival-rate" as const,
    ...shared,
    startRate: inUnits(from),
    stages: [{ target: inUnits(to), duration: `${seconds}s` }],
  };
}

function thresholdsOf(stage: Stage, startSeconds: number, judgment: Judgment) {
  const { phase, isJudged } = stage;
  const { plan, endsAtFirstMiss, judgesSpeed } = judgment;
  const { objectives, reported = [] } = plan;
  const all = [...(Object.keys(objectives) as OperationName[]), ...reported];
  const lines = report(phase, all);
  if (!isJudged) return lines;
  const after = endsAtFirstMiss ? { endsRunAfterSeconds: startSeconds + JUDGED_AFTER_SECONDS } : {};
  return combine(lines, judge({ phase, objectives, judgesSpeed, ...after }));
}

interface Judgment {
  readonly plan: JourneyPlan;
  readonly endsAtFirstMiss: boolean;
  readonly judgesSpeed: boolean;
}

/** k6's options: one scenario per stage, one after the other, and the pass lines of each. */
export function optionsFor(plan: JourneyPlan, workload: Workload) {
  const { stages, endsAtFirstMiss = false, judgesSpeed = true } = workload;
  const judgment = { plan, endsAtFirstMiss, judgesSpeed };
  const starts = stages.map((_, place) =>
    stages.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  const at = (place: number) => starts[place] ?? 0;
  return {
    scenarios: Object.fromEntries(
      stages.map((stage, place) => [stage.phase, scenario(stage, at(place), plan)]),
    ),
    thresholds: combine(
      ...stages.map((stage, place) => thresholdsOf(stage, at(place), judgment)),
      { script_errors: [{ threshold: "count==0", abortOnFail: true }] },
      plan.own ?? {},
    ),
    summaryTrendStats: ["count", "avg", "med", "p(95)", "p(99)", "p(99.9)", "max"],
    // Each tag costs CPU of the generator.
    systemTags: ["status", "method", "name", "scenario", "expected_response", "error_code"],
    userAgent: "eightcount-loadtests",
    setupTimeout: "60s",
  };
}
