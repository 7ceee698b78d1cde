import { missesOf, phasesThatCount } from "./breakpoint.mjs";
import { othersFault } from "./other-programs.mjs";

/** How the figures call arrivals that k6 could not begin. */
const DROPPED = "dropped arrivals";
/** Beyond this share of all cores, k6 measures itself. */
const MOST_CPU = 0.8;
/** Up to this share, k6 had CPU enough, so that a slow system is the reason for late arrivals. */
const LITTLE_CPU = 0.5;
/** Arrivals that begin later, in milliseconds at p95, hide what members would wait. */
const MOST_LAG_MS = 100;

const percent = (share) => `${Math.round(share * 100)} %`;

/** Whether the system itself missed something in a phase. */
const isOverloaded = (figures, phase) => missesOf(figures, phase).some((miss) => miss !== DROPPED);

/** Why k6 did not send what it should, or null. */
function generatorFault({ figures, generator: { peak } }) {
  if (peak > MOST_CPU) {
    return `k6 used up to ${percent(peak)} of this machine's CPU, so it measured itself. Use a larger machine or a lower RATE.`;
  }
  // A system that is slow keeps virtual users waiting, and may take the CPU that k6 needs to climb.
  const canBeLate = figures.endsAtFirstMiss || peak <= LITTLE_CPU;
  for (const { phase, generatorLagP95, dropped } of phasesThatCount(figures)) {
    if (canBeLate && isOverloaded(figures, phase)) continue;
    if (dropped > 0) {
      const why = isOverloaded(figures, phase)
        ? `and used up to ${percent(peak)} of this machine's CPU, which it may have taken from the system.`
        : "because all its virtual users were busy, although no objective of an operation was missed. One without an objective for latency may be slow.";
      return `k6 dropped ${dropped} arrivals in ${phase}, ${why}`;
    }
    if (generatorLagP95 > MOST_LAG_MS) {
      return `k6 began arrivals ${Math.round(generatorLagP95)} ms late in ${phase} (p95), so it did not send the load it should. Something else uses this machine.`;
    }
  }
  return null;
}

/** Says of each phase in which a slow system held arrivals up that it did. */
const heldUp = ({ figures, users = {} }) =>
  phasesThatCount(figures).flatMap(({ phase, generatorLagP95, dropped }) => {
    if (!isOverloaded(figures, phase)) return [];
    const late = `began ${Math.round(generatorLagP95)} ms late (p95)`;
    if (dropped > 0) {
      const all = ["all", users[phase], "virtual users"].filter(Boolean).join(" ");
      return [
        `In ${phase}, ${dropped} arrivals were dropped, because ${all} waited for responses. Others ${late}.`,
      ];
    }
    if (generatorLagP95 <= MOST_LAG_MS) return [];
    return [`In ${phase}, arrivals ${late}, while the system was slow.`];
  });

/**
 * Judges a run by its figures and by what k6 (`generator`) and all processes (`usage`) took of the
 * machine: `passed`, `missed`, or `refused`, with sentences that say why.
 */
export function judge(run) {
  const { figures } = run;
  const lost = Object.entries(figures.own).flatMap(([name, { value, missed }]) =>
    missed.length > 0 ? [`${name} is ${value}`] : [],
  );
  if (lost.length > 0) return { verdict: "missed", reasons: lost };
  const fault = othersFault(run) ?? generatorFault(run);
  if (fault) return { verdict: "refused", reasons: [fault] };
  if (figures.endsAtFirstMiss) return { verdict: "passed", reasons: [] };
  const reasons = figures.phases.flatMap(({ phase }) =>
    missesOf(figures, phase).map((miss) => `${phase}: ${miss}`),
  );
  if (reasons.length === 0) return { verdict: "passed", reasons };
  return { verdict: "missed", reasons: [...reasons, ...heldUp(run)] };
}

export const exitCodes = { passed: 0, missed: 1, refused: 3 };
