import { textTable } from "../text-table.mjs";
import { othersFault } from "./other-programs.mjs";
import { haveSameSettings, settingsDifference } from "./stack-settings.mjs";

/** Differences below these are noise: a share of the older figure, and milliseconds. */
const NOISE = { p50: 0.15, p95: 0.25, p99: 0.4 };
const SMALLEST_MS = 3;
/** Fewer calls say nothing about a percentile. */
const FEWEST_CALLS = { p50: 10, p95: 40, p99: 200 };

function judge(percentile, before, after) {
  const fewest = FEWEST_CALLS[percentile];
  if (before.calls < fewest || after.calls < fewest) return "too few calls";
  const change = after[percentile] - before[percentile];
  const band = Math.max(SMALLEST_MS, before[percentile] * NOISE[percentile]);
  if (Math.abs(change) <= band) return "same";
  return change > 0 ? "SLOWER" : "faster";
}

/** One row per judged phase, operation, and percentile that both runs have. */
export function compareRuns(before, after) {
  return after.figures.operations
    .filter(({ isJudged }) => isJudged)
    .flatMap((row) => {
      const same = ({ phase, operation }) => phase === row.phase && operation === row.operation;
      const older = before.figures.operations.find(same);
      if (!older) return [];
      return Object.keys(NOISE).map((percentile) => ({
        name: `${row.phase} ${row.operation} ${percentile}`,
        before: older[percentile],
        after: row[percentile],
        judgment: judge(percentile, older, row),
      }));
    });
}

/** Difference of two breakpoints, or null. One step either way is noise. */
export function compareBreakpoints(before, after) {
  if (!before.breakpoint || !after.breakpoint) return null;
  const [older, newer] = [before, after].map(({ breakpoint }) => breakpoint.heldPerSecond);
  const step = Math.abs((before.breakpoint.brokenPerSecond ?? older) - older);
  const isSame = Math.abs(newer - older) <= step;
  const judgment = isSame ? "same" : newer > older ? "faster" : "SLOWER";
  return { name: "breakpoint, arrivals/s", before: older, after: newer, judgment };
}

const nameOf = ({ cpu, cores }) => `${cores} cores of ${cpu}`;

function machineWarning({ machine: one }, { machine: other }) {
  const isSame = one.cpu === other.cpu && one.cores === other.cores;
  return isSame ? [] : [`The machines differ: ${nameOf(one)}, then ${nameOf(other)}.`];
}

function settingsWarning({ stackSettings: one }, { stackSettings: other }) {
  const isSame = haveSameSettings(one, other);
  if (isSame) return [];
  if (isSame === null)
    return ["The settings may differ: only those of a stack that make load started are known."];
  return [`The settings differ, so this is no regression: ${settingsDifference(one, other)}.`];
}

/** Why neither run may be called slower: one of them says nothing about the system. */
const faultsOf = (runs) =>
  Object.entries(runs).flatMap(([name, run]) => {
    const reason = run.verdict === "refused" ? run.reasons[0] : othersFault(run);
    return reason ? [`Not judged, because of the run ${name}: ${reason}`] : [];
  });

export function describeComparison(before, after) {
  const rows = [compareBreakpoints(before, after), ...compareRuns(before, after)].filter(Boolean);
  if (rows.length === 0) {
    return { text: "The runs have no phase in common.", isSlower: false, isRefused: false };
  }
  const faults = faultsOf({ before, after });
  const haveOtherSettings = haveSameSettings(before.stackSettings, after.stackSettings) === false;
  const isJudged = faults.length === 0 && !haveOtherSettings;
  const cells = rows.map((row) => [
    row.name,
    row.before,
    row.after,
    row.before > 0 ? `${Math.round((row.after / row.before - 1) * 100)} %` : "",
    isJudged ? row.judgment : "not judged",
  ]);
  const table = textTable([["figure (ms)", "before", "after", "change", ""], ...cells]);
  const warnings = [...machineWarning(before, after), ...settingsWarning(before, after)];
  return {
    text: [table, ...faults, ...warnings].join("\n"),
    isSlower: isJudged && rows.some(({ judgment }) => judgment === "SLOWER"),
    isRefused: faults.length > 0,
  };
}
