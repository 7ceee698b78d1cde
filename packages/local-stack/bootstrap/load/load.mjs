import { existsSync, mkdirSync } from "node:fs";
import { inRoot } from "../paths.mjs";
import { storeBreakpoint, writeCapacity } from "./capacity.mjs";
import { describeComparison } from "./compare.mjs";
import { costSteps, measureCosts } from "./costs.mjs";
import { finish } from "./finish.mjs";
import { LAB_STEPS, prepareK6, withLab } from "./lab.mjs";
import { takeProfile } from "./profile/take-profile.mjs";
import { loadOf, machine, readJson, storeBaseline } from "./results.mjs";
import { readSettings } from "./settings.mjs";
import { readStackSettings } from "./stack-settings.mjs";
import { exitCodes } from "./verdict.mjs";

/** Steps that a command shows. */
export function stepsOf([command, ...names]) {
  if (["k6", "capacity", "profile"].includes(command)) return 1;
  return LAB_STEPS + (command === "costs" ? costSteps(names) : 1);
}

const USAGE = `usage: load.mjs                 runs JOURNEY under WORKLOAD (also RATE, TIME, SEED, DATA, TARGET)
       load.mjs k6             finds or builds k6 only
       load.mjs compare A B    compares two files of loadtests/results
       load.mjs baseline A     stores a result to compare later runs of the same load with
       load.mjs profile NAME   takes a CPU profile of a running process for 10 s, or as many as you add
       load.mjs costs [ACT …]  measures what each act costs, alone, for the capacity model (also DATA)
       load.mjs capacity [A]   writes docs/capacity.md, and stores the breakpoint of A for it`;

export async function load(progress, [command = "run", ...files]) {
  if (command === "run") return run(progress, readSettings(process.env));
  if (command === "k6") return void (await prepareK6(progress));
  if (command === "compare" && files.length === 2) return compare(...files.map(readJson));
  if (command === "baseline" && files.length === 1) return storeBaseline(readJson(files[0]));
  if (command === "profile") return takeProfile(progress, readSettings(process.env), files);
  if (command === "costs") return measureCosts(progress, readSettings(process.env), files);
  if (command === "capacity") return capacity(progress, files);
  throw new Error(USAGE);
}

async function capacity(progress, [result]) {
  if (result) storeBreakpoint(readJson(result));
  await progress.step("docs/capacity.md", writeCapacity);
}

function compare(before, after) {
  const { text, isSlower, isRefused } = describeComparison(before, after);
  process.stdout.write(`${text}\n`);
  return isRefused ? exitCodes.refused : Number(isSlower);
}

async function run(progress, settings) {
  const script = `loadtests/journeys/${settings.journey}.ts`;
  if (!existsSync(inRoot(script))) throw new Error(`There is no ${script}.`);
  const before = machine();
  mkdirSync(settings.results, { recursive: true });
  return withLab(progress, settings, async ({ data, dataFolder, own, runJourney, site }) => {
    const stackSettings = readStackSettings(own);
    const isOfThisCheckout = dataFolder !== null;
    let ended;
    await progress.step(loadOf(settings), async (live) => {
      ended = await runJourney(settings, live);
    });
    const stack = { site, isOfThisCheckout };
    return finish({ settings: { ...settings, data }, stack, stackSettings, before, ended });
  });
}
