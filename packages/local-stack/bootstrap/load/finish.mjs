import path from "node:path";
import { breakpointOf } from "./breakpoint.mjs";
import { describeComparison } from "./compare.mjs";
import { describeRun, verdictSentences } from "./describe-run.mjs";
import { addToReport } from "./report.mjs";
import { historyOf, loadOf, readBaselines, storeResult } from "./results.mjs";
import { describeSlowest, slowestOf, slowestSection } from "./slowest.mjs";
import { haveSameSettings } from "./stack-settings.mjs";
import { usageByPhase } from "./usage/by-phase.mjs";
import { describeUsage } from "./usage/describe.mjs";
import { usageSection } from "./usage/report-section.mjs";
import { exitCodes, judge } from "./verdict.mjs";
import { verdictSection } from "./verdict-section.mjs";

function resultOf({ settings, stack, stackSettings, before, ended }) {
  const { figures, usageSamples: samples, phases: starts, users, cpu: generator } = ended;
  const usage = usageByPhase({ samples, starts, phases: figures.phases });
  return {
    run: { ...settings, ...stack },
    stackSettings,
    machine: before,
    generator,
    ...judge({ figures, generator, usage, users }),
    breakpoint: figures.endsAtFirstMiss ? breakpointOf(figures) : null,
    figures,
    usage,
    slowest: slowestOf(figures, ended, settings),
  };
}

/** Runs with other settings are runs of another load. */
export function placeInHistory(earlier, { stackSettings }) {
  const same = earlier.filter((run) => haveSameSettings(run.stackSettings, stackSettings));
  const others = earlier.length - same.length;
  const place = `run ${same.length + 1} of this load`;
  return others > 0 ? `${place} with these settings, after ${others} with others` : place;
}

const print = (text) => process.stdout.write(`${text}\n`);

/** Judges, stores, and prints a run that took place. Returns the exit code of its verdict. */
export function finish(run) {
  const { settings, ended } = run;
  const result = resultOf(run);
  const { verdict, usage, breakpoint, slowest } = result;
  addToReport(ended.report, {
    before: [verdictSection(result, verdictSentences(result)), usageSection(usage, breakpoint)],
    after: [slowestSection(slowest)],
  });
  const earlier = historyOf(loadOf(settings), settings.results);
  const file = storeResult(result);
  print(`\n${describeRun(result)}`);
  print(`\n${describeUsage(usage, breakpoint)}`);
  print(`\n${describeSlowest(slowest)}`);
  for (const message of verdict === "passed" ? [] : ended.messages) print(`k6: ${message}`);
  const baseline = readBaselines()[loadOf(settings)];
  if (baseline)
    print(`\nAgainst ${baseline.run.id}:\n${describeComparison(baseline, result).text}`);
  const short = path.relative(process.cwd(), file);
  print(`\n${short} and .html beside it; ${placeInHistory(earlier, result)}.`);
  return exitCodes[verdict];
}
