/** One phase of a run, as `figures.mjs` reads it from k6's summary. */
export const aPhase = (phase: string, changes: object = {}) => ({
  phase,
  seconds: 20,
  from: 10,
  to: 10,
  isJudged: true,
  arrivals: 200,
  dropped: 0,
  failedChecks: 0,
  generatorLagP95: 2,
  missed: [] as readonly string[],
  objectives: [] as readonly object[],
  ...changes,
});

export const anOperation = (phase: string, changes: object = {}) => ({
  phase,
  operation: "search",
  isJudged: true,
  calls: 400,
  p50: 20,
  p95: 100,
  p99: 150,
  p999: 200,
  max: 250,
  perSecond: 10,
  failedShare: 0,
  missed: [] as readonly string[],
  objectives: [] as readonly object[],
  ...changes,
});

export const figures = (parts: object) => ({
  endsAtFirstMiss: false,
  operations: [anOperation("steady")],
  phases: [aPhase("steady")],
  own: {},
  ...parts,
});

/** What other programs used of two cores, by phase. Null where nothing says it. */
export const usageOf = (otherCores: Readonly<Record<string, number | null>>) => ({
  cores: 2,
  phases: Object.entries(otherCores).map(([phase, cores]) => ({ phase, otherCores: cores })),
});
