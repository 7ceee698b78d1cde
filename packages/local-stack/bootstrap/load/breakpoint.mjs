const judgedPhases = ({ phases }) =>
  phases.filter(({ arrivals, isJudged }) => arrivals > 0 && isJudged);

/** What a phase missed, such as `search p(95)<300`. */
export const missesOf = ({ operations, phases }, phase) => [
  ...operations
    .filter((row) => row.phase === phase)
    .flatMap(({ operation, missed }) => missed.map((line) => `${operation} ${line}`)),
  ...(phases.find((row) => row.phase === phase)?.missed ?? []),
];

const placeOfFirstMiss = (figures, steps) =>
  steps.findIndex(({ phase }) => missesOf(figures, phase).length > 0);

/** The last step that kept every objective, and the first that did not. */
export function breakpointOf(figures) {
  const steps = judgedPhases(figures);
  const broken = placeOfFirstMiss(figures, steps);
  const held = broken === -1 ? steps.at(-1) : steps[broken - 1];
  const first = steps[broken];
  return {
    heldPerSecond: held?.to ?? 0,
    brokenPerSecond: first?.to ?? null,
    brokenPhase: first?.phase ?? null,
    misses: first ? missesOf(figures, first.phase) : [],
  };
}

/** Phases that a verdict rests on: the judged ones, of a breakpoint up to the one that broke. */
export function phasesThatCount(figures) {
  const judged = judgedPhases(figures);
  const broken = figures.endsAtFirstMiss ? placeOfFirstMiss(figures, judged) : -1;
  return broken === -1 ? judged : judged.slice(0, broken + 1);
}
