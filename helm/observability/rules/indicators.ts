import type { Promised } from "./promises.ts";

/** What is measured for an objective. The expressions are rates per second over a window. */
export interface Indicator {
  readonly kind: "failed" | "slow";
  readonly promised: Promised;
  /** Share of calls that may be bad. */
  readonly budget: number;
  bad(window: string): string;
  all(window: string): string;
}

const CALLS = "eightcount_operation_duration";

const allOf = (operations: string, window: string) =>
  `sum(rate(${CALLS}_count{${operations}}[${window}]))`;

export const shortened = (share: number) => Number(share.toFixed(6));

const failed = (promised: Promised): Indicator => ({
  kind: "failed",
  promised,
  budget: shortened(1 - promised.objective.availability),
  // Before the first failure there is no series to count.
  bad: (window) =>
    `(sum(rate(${CALLS}_count{eightcount_outcome="failed",${promised.operations}}[${window}])) or vector(0))`,
  all: (window) => allOf(promised.operations, window),
});

const allowedSlow = { p95: 0.05, p99: 0.01 } as const;

function slow(promised: Promised): readonly Indicator[] {
  const limits = Object.entries(promised.objective.latencyMs) as [
    keyof typeof allowedSlow,
    number,
  ][];
  return limits.map(([percentile, limitMs]) => {
    const fast = `${CALLS}_bucket{le="${limitMs / 1000}",${promised.operations}}`;
    const all = (window: string) => allOf(promised.operations, window);
    return {
      kind: "slow",
      promised,
      budget: allowedSlow[percentile],
      bad: (window) => `(${all(window)} - sum(rate(${fast}[${window}])))`,
      all,
    };
  });
}

export const indicatorsOf = (promised: Promised): readonly Indicator[] => [
  failed(promised),
  ...slow(promised),
];
