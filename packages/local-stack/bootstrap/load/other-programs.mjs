import { phasesThatCount } from "./breakpoint.mjs";

/**
 * Share of the machine's cores that other programs may use. Quiet runs show 0 to 7 %. Breakpoints of
 * one program differed by 14 %, so that what others take below that does not show.
 */
const MOST_BY_OTHERS = 0.15;

/** What other programs used in the phases that count. None of a result that does not say so. */
const knownPhases = ({ usage, figures }) => {
  const counted = phasesThatCount(figures).map(({ phase }) => phase);
  const isKnown = ({ phase, otherCores }) => counted.includes(phase) && otherCores !== null;
  return usage?.phases.filter(isKnown) ?? [];
};

/** Why a run's latencies and rates say more about other programs than about the system, or null. */
export function othersFault(result) {
  const known = knownPhases(result);
  const [worst] = known.toSorted((one, other) => other.otherCores - one.otherCores);
  const cores = result.usage?.cores;
  if (!worst || worst.otherCores <= MOST_BY_OTHERS * cores) return null;
  return `Other programs used ${worst.otherCores.toFixed(2)} of ${cores} cores in ${worst.phase}, so the figures say nothing about the system. Stop them (top shows which), and run again.`;
}

/** Says so if nothing tells what other programs used, with what the machine did before. */
export function unknownOthers({ usage, figures, machine }) {
  if (!usage || knownPhases({ usage, figures }).length > 0) return [];
  return [
    `What other programs used is unknown. The load of this machine was ${machine.loadBefore} on ${machine.cores} cores before the run.`,
  ];
}
