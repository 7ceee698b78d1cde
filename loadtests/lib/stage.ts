/** A part of a workload with one phase of arrivals. */
export interface Stage {
  /**
   * Name of its k6 scenario, and tag `phase` of everything in it. Unique in its workload; letters,
   * digits, dashes, and underscores.
   */
  readonly phase: string;
  readonly seconds: number;
  /** Arrivals per second at the beginning and the end of the stage. */
  readonly from: number;
  readonly to: number;
  /** Whether the objectives apply. They do not to warm-ups and to settling after a peak. */
  readonly isJudged: boolean;
}

export interface Workload {
  readonly stages: readonly Stage[];
  /** Whether the run ends at the first judged stage that misses an objective. */
  readonly endsAtFirstMiss?: boolean;
  /** Whether latencies and dropped arrivals are judged. They are without it. */
  readonly judgesSpeed?: boolean;
}

/** Builds the stages for an average of so many arrivals per second. */
export type WorkloadOf = (averagePerSecond: number) => Workload;

type Named = Pick<Stage, "phase" | "seconds">;

export const hold = (stage: Named & { readonly at: number }): Stage => {
  const { phase, seconds, at } = stage;
  return { phase, seconds, from: at, to: at, isJudged: true };
};

export const ramp = (stage: Named & Pick<Stage, "from" | "to">): Stage => ({
  ...stage,
  isJudged: false,
});

export const unjudged = (stage: Stage): Stage => ({ ...stage, isJudged: false });

/** Milliseconds from the start of the stage until its arrival `index` (from 0) is due. */
export function dueMs({ from, to, seconds }: Stage, index: number): number {
  if (from === to) return (index * 1_000) / from;
  // The arrivals until t are from · t + slope · t² / 2.
  const slope = (to - from) / seconds;
  const root = Math.sqrt(Math.max(0, from ** 2 + 2 * slope * index));
  return ((root - from) / slope) * 1_000;
}

/** k6 takes whole arrivals only, so that a tenth of an arrival per second needs a longer unit. */
export const UNIT_SECONDS = 10;
const SHORTEST_SECONDS = 5;

const tenths = (perSecond: number) =>
  Math.max(1, Math.round(perSecond * UNIT_SECONDS)) / UNIT_SECONDS;

/** Multiplies the length of every stage, and rounds rates to what k6 can send. */
export function fitted(workload: Workload, factor: number): Workload {
  const stages = workload.stages.map((stage) => ({
    ...stage,
    seconds: Math.max(SHORTEST_SECONDS, Math.round(stage.seconds * factor)),
    from: tenths(stage.from),
    to: tenths(stage.to),
  }));
  return { ...workload, stages };
}
