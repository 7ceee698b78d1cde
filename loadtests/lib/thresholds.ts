import type { Objective } from "../slo.ts";
import type { OperationName } from "./operations.ts";

export interface Threshold {
  readonly threshold: string;
  readonly abortOnFail?: boolean;
  readonly delayAbortEval?: string;
}

export type Thresholds = Readonly<Record<string, readonly Threshold[]>>;

/** Share of checks that must hold. */
const CHECKS = 0.999;

// A share that is exactly the objective's still passes, so k6's comparison is "<=".
const failures = (availability: number) => `rate<=${Number((1 - availability).toFixed(6))}`;

const percentiles = { p95: "p(95)", p99: "p(99)" } as const;

function latencies({ latencyMs }: Objective): readonly string[] {
  const limits = Object.entries(latencyMs) as [keyof typeof percentiles, number][];
  return limits.map(([percentile, limit]) => `${percentiles[percentile]}<${limit}`);
}

export interface JudgedStage {
  readonly phase: string;
  readonly objectives: Readonly<Partial<Record<OperationName, Objective>>>;
  /** Whether latencies and dropped arrivals count. */
  readonly judgesSpeed: boolean;
  /** Ends the run when missed, once this time of the run has passed. */
  readonly endsRunAfterSeconds?: number;
}

/** The pass lines of one stage. k6 reports a metric per stage only if a threshold names it. */
export function judge(stage: JudgedStage): Thresholds {
  const { phase, objectives, judgesSpeed, endsRunAfterSeconds } = stage;
  const line = (threshold: string): Threshold =>
    endsRunAfterSeconds === undefined
      ? { threshold }
      : { threshold, abortOnFail: true, delayAbortEval: `${endsRunAfterSeconds}s` };
  const perOperation = Object.entries(objectives).flatMap(([operation, objective]) => [
    [duration(operation, phase), judgesSpeed ? latencies(objective).map(line) : []] as const,
    [failed(operation, phase), [line(failures(objective.availability))]] as const,
  ]);
  return Object.fromEntries([
    ...perOperation.filter(([, lines]) => lines.length > 0),
    [`checks{phase:${phase}}`, [line(`rate>=${CHECKS}`)]],
    ...(judgesSpeed ? [[dropped(phase), [line("count==0")]] as const] : []),
  ]);
}

const duration = (operation: string, phase: string) =>
  `http_req_duration{operation:${operation},phase:${phase}}`;
const failed = (operation: string, phase: string) =>
  `operation_failed{operation:${operation},phase:${phase}}`;
// An arrival that never began has no virtual user to tag it with the phase.
const dropped = (phase: string) => `dropped_iterations{scenario:${phase}}`;

/** Makes k6 report the metrics of a stage, by thresholds that always hold. */
export function report(phase: string, operations: readonly OperationName[]): Thresholds {
  const perOperation = operations.flatMap((operation) => [
    [duration(operation, phase), [{ threshold: "max>=0" }]] as const,
    [failed(operation, phase), [{ threshold: "rate>=0" }]] as const,
  ]);
  return Object.fromEntries([
    ...perOperation,
    [`generator_lag{phase:${phase}}`, [{ threshold: "max>=0" }]],
    [`iterations{phase:${phase}}`, [{ threshold: "count>=0" }]],
    [dropped(phase), [{ threshold: "count>=0" }]],
  ]);
}

/** Both sets of lines, also where they name the same metric. */
export function combine(...sets: readonly Thresholds[]): Thresholds {
  const all: Record<string, Threshold[]> = {};
  for (const set of sets) {
    for (const [metric, lines] of Object.entries(set)) {
      all[metric] = [...(all[metric] ?? []), ...lines];
    }
  }
  return all;
}
