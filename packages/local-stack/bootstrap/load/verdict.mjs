/** How the figures call arrivals that k6 could not begin. */
const DROPPED = "dropped arrivals";
/** Beyond this share of all cores, k6 measures itself. */
const MOST_CPU = 0.8;
/** Arrivals that begin later, in milliseconds at p95, hide what members would wait. */
const MOST_LAG_MS = 100;

const percent = (share) => `${Math.round(share * 100)} %`;

const startedPhases = ({ phases }) => phases.filter(({ arrivals }) => arrivals > 0);

const missesOf = ({ operations, phases }, phase) => [
  ...operations
    .filter((row) => row.phase === phase)
    .flatMap(({ operation, missed }) => missed.map((line) => `${operation} ${line}`)),
  ...(phases.find((row) => row.phase === phase)?.missed ?? []),
];

/** The last step that kept every objective, and the first that did not. */
export function breakpointOf(figures) {
  const steps = startedPhases(figures).filter(({ isJudged }) => isJudged);
  const broken = steps.findIndex(({ phase }) => missesOf(figures, phase).length > 0);
  const held = broken === -1 ? steps.at(-1) : steps[broken - 1];
  const first = steps[broken];
  return {
    heldPerSecond: held?.to ?? 0,
    brokenPerSecond: first?.to ?? null,
    brokenPhase: first?.phase ?? null,
    misses: first ? missesOf(figures, first.phase) : [],
  };
}

/** Why the figures say nothing about the system, or null. */
function generatorFault(figures, { peak }) {
  if (peak > MOST_CPU) {
    return `k6 used up to ${percent(peak)} of this machine's CPU, so it measured itself. Use a larger machine or a lower RATE.`;
  }
  for (const { phase, isJudged, generatorLagP95, dropped } of startedPhases(figures)) {
    const isOverloaded = missesOf(figures, phase).some((miss) => miss !== DROPPED);
    // In a step that broke, the system may take the CPU that k6 needs. The step before counts.
    if (figures.endsAtFirstMiss && isOverloaded) continue;
    if (isJudged && generatorLagP95 > MOST_LAG_MS) {
      return `k6 began arrivals ${Math.round(generatorLagP95)} ms late in ${phase} (p95), so it did not send the load it should. Something else uses this machine.`;
    }
    if (dropped > 0 && !isOverloaded) {
      return `k6 dropped ${dropped} arrivals in ${phase}, because all its virtual users were busy.`;
    }
  }
  return null;
}

/** Judges a run: `passed`, `missed`, or `refused`, with sentences that say why. */
export function judge(figures, cpu) {
  const lost = Object.entries(figures.own).flatMap(([name, { value, missed }]) =>
    missed.length > 0 ? [`${name} is ${value}`] : [],
  );
  const fault = generatorFault(figures, cpu);
  if (lost.length > 0) return { verdict: "missed", reasons: lost };
  if (fault) return { verdict: "refused", reasons: [fault] };
  if (figures.endsAtFirstMiss) return { verdict: "passed", reasons: [] };
  const reasons = figures.phases.flatMap(({ phase }) =>
    missesOf(figures, phase).map((miss) => `${phase}: ${miss}`),
  );
  return { verdict: reasons.length > 0 ? "missed" : "passed", reasons };
}

export const exitCodes = { passed: 0, missed: 1, refused: 3 };
