import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inRoot } from "../paths.mjs";
import { storeCatalog } from "./catalog.mjs";
import { describeComparison } from "./compare.mjs";
import { describeRun } from "./describe-run.mjs";
import { figuresOf } from "./figures.mjs";
import { installK6 } from "./k6.mjs";
import { fill, storeMembers } from "./members.mjs";
import {
  historyOf,
  loadOf,
  machine,
  readBaselines,
  readJson,
  storeBaseline,
  storeResult,
} from "./results.mjs";
import { runK6 } from "./run-k6.mjs";
import { readSettings } from "./settings.mjs";
import { addToReport, describeSlowest, slowestOf } from "./slowest.mjs";
import { openTarget } from "./target.mjs";
import { breakpointOf, exitCodes, judge } from "./verdict.mjs";

const RUN_STEPS = 5;

/** Steps that a command shows. */
export const stepsOf = ([command]) => (command === "k6" ? 1 : RUN_STEPS);

const USAGE = `usage: load.mjs                 runs JOURNEY under WORKLOAD (also RATE, TIME, SEED, DATA, TARGET)
       load.mjs k6             finds or builds k6 only
       load.mjs compare A B    compares two files of loadtests/results
       load.mjs baseline A     stores a result to compare later runs of the same load with`;

export async function load(progress, [command = "run", ...files]) {
  if (command === "run") return run(progress, readSettings(process.env));
  if (command === "k6") return void (await prepareK6(progress));
  if (command === "compare" && files.length === 2) return compare(...files.map(readJson));
  if (command === "baseline" && files.length === 1) return storeBaseline(readJson(files[0]));
  throw new Error(USAGE);
}

function compare(before, after) {
  const { text, isSlower } = describeComparison(before, after);
  process.stdout.write(`${text}\n`);
  return isSlower ? 1 : 0;
}

async function prepareK6(progress) {
  let k6;
  await progress.step("k6", async (live) => {
    k6 = await installK6(live);
    return k6;
  });
  return k6;
}

async function run(progress, settings) {
  const script = `loadtests/journeys/${settings.journey}.ts`;
  if (!existsSync(inRoot(script))) throw new Error(`There is no ${script}.`);
  const before = machine();
  const files = {
    catalog: path.join(cacheFolder, "load", `${settings.id}-catalog.json`),
    members: path.join(cacheFolder, "load", `${settings.id}-members.json`),
    summary: path.join(cacheFolder, "load", `${settings.id}.json`),
    report: path.join(settings.results, `${settings.id}.html`),
  };
  mkdirSync(settings.results, { recursive: true });
  const k6 = await prepareK6(progress);
  let opened;
  await progress.step("Stack", async (live) => {
    opened = await openTarget(settings, live);
    return opened.text;
  });
  try {
    const { site, sandbox } = opened;
    let data = "";
    await progress.step("Members", async (live) => {
      data = await prepareMembers(settings, opened, { file: files.members, live });
      return data ? `classes, members, positions: ${data}` : "the ready-made ones sign in";
    });
    await progress.step("Catalog", (live) => storeCatalog(site, files.catalog, live));
    let ended;
    await progress.step(loadOf(settings), async (live) => {
      const { journey } = settings;
      const read = { ...files, members: data ? files.members : "" };
      ended = await runK6({ k6, journey, settings, site, sandbox, files: read, live });
    });
    return finish({ settings: { ...settings, data }, site, before, files, ended });
  } finally {
    await opened.stop();
    for (const file of [files.catalog, files.members]) rmSync(file, { force: true });
  }
}

/** Fills a stack of this run as DATA says. Returns the sizes of what it holds, or "". */
async function prepareMembers({ data }, { own }, { file, live }) {
  if (own === null) {
    if (data)
      throw new Error("DATA fills only a stack that make load starts. Stop the running one.");
    return "";
  }
  if (data) await fill(data, own.dataFolder, live);
  return storeMembers({ file, ...own });
}

function finish({ settings, site, before, files, ended }) {
  const figures = figuresOf(readJson(files.summary));
  rmSync(files.summary);
  const { verdict, reasons } = judge(figures, ended.cpu);
  const result = {
    run: { ...settings, site },
    machine: before,
    generator: ended.cpu,
    verdict,
    reasons,
    breakpoint: figures.endsAtFirstMiss ? breakpointOf(figures) : null,
    figures,
    slowest: slowestOf(figures, ended, settings),
  };
  if (existsSync(files.report)) addToReport(files.report, result.slowest);
  const earlier = historyOf(loadOf(settings), settings.results).length;
  const file = storeResult(result);
  const print = (text) => process.stdout.write(`${text}\n`);
  print(`\n${describeRun(result)}`);
  print(`\n${describeSlowest(result.slowest)}`);
  for (const message of verdict === "passed" ? [] : ended.messages) print(`k6: ${message}`);
  const baseline = readBaselines()[loadOf(settings)];
  if (baseline)
    print(`\nAgainst ${baseline.run.id}:\n${describeComparison(baseline, result).text}`);
  const short = path.relative(process.cwd(), file);
  print(`\n${short} and .html beside it; run ${earlier + 1} of this load.`);
  return exitCodes[verdict];
}
