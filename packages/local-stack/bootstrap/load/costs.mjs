import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot, pinnedNode } from "../paths.mjs";
import { costOf, idleOf } from "./cost-of.mjs";
import { withLab } from "./lab.mjs";
import { commit, machine, readJson } from "./results.mjs";

const FILE = inRoot("loadtests/model/costs.json");
const SAMPLER = "packages/local-stack/dist/load-costs/main.js";

/**
 * Arrivals per second of each act. Two cores carry several times as many. Fewer would be dearer than
 * in an evening, because a busy process finds several requests at each wake.
 */
const ACTS = {
  progress: { journey: "progress", rate: 100 },
  lease: { journey: "lease", rate: 60 },
  renewal: { journey: "renewal", rate: 10 },
  search: { journey: "search", rate: 2 },
  browse: { journey: "browse", rate: 1 },
  signIn: { journey: "sign-in", rate: 2 },
  purchase: { journey: "purchase", rate: 0.5 },
};

export const costSteps = (names) => 2 + (names.length || Object.keys(ACTS).length);

/** A tenth of ten minutes. */
const TIME = "0.1";
const WARM_UP_TIME = "0.03";
const PHASE = "average";
const IDLE_SECONDS = 30;
const SETTLING_MS = 5_000;

/** Runs the program that prints what the stack uses. */
function startSampler({ dataFolder }) {
  const program = spawn(pinnedNode, [inRoot(SAMPLER)], {
    cwd: inRoot(),
    env: { ...process.env, EIGHTCOUNT_DATA_FOLDER: dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const samples = [];
  createInterface({ input: program.stdout }).on("line", (line) => samples.push(JSON.parse(line)));
  const ended = once(program, "exit");
  return {
    samples,
    async stop() {
      program.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Measures each act alone and stores the costs, which are the inputs of the capacity model. With
 * names, measures only these acts and keeps what is stored of the others.
 */
export async function measureCosts(progress, settings, names) {
  const unknown = names.find((name) => !(name in ACTS));
  if (unknown) throw new Error(`No act is ${unknown}. There are ${Object.keys(ACTS).join(", ")}.`);
  const acts = Object.entries(ACTS).filter(([name]) => names.length === 0 || names.includes(name));
  mkdirSync(settings.results, { recursive: true });
  const before = machine();
  return withLab(progress, settings, async (lab) => {
    if (lab.own === null)
      throw new Error("Costs are measured on a stack of their own. Stop the running one.");
    const sampler = startSampler(lab.own);
    try {
      await measureAll(progress, settings, { acts, lab, sampler, before });
    } finally {
      await sampler.stop();
    }
  });
}

// An id of its own, because visitors and playback sessions of an earlier run exist already.
const isolated = (settings, { journey, rate }, time) => ({
  ...settings,
  ...{ journey, workload: PHASE, rate: String(rate), time, readsStack: false },
  id: `${settings.id}-${journey}-${time}`,
});

async function measureAll(progress, settings, { acts, lab, sampler, before }) {
  await progress.step("Warming up", async (live) => {
    // Code that has not run often is slow, and would make the first act the dearest.
    for (const [, act] of acts) await lab.runJourney(isolated(settings, act, WARM_UP_TIME), live);
  });
  let idle;
  await progress.step("Idle", async () => {
    idle = await measureIdle(sampler);
    return `${sumOf(idle.cpuCores).toFixed(2)} cores`;
  });
  const loads = [];
  for (const [name, act] of acts) {
    await progress.step(`${name} alone`, async (live) => {
      const ended = await lab.runJourney(isolated(settings, act, TIME), live);
      loads.push(os.loadavg()[0]);
      await wait(SETTLING_MS);
      const cost = costIn(ended, { samples: sampler.samples, idle });
      store({ before, loads, lab, idle, acts: { [name]: cost } });
      return `${sumOf(cost.cpuMs).toFixed(1)} ms of CPU per arrival`;
    });
  }
}

const sumOf = (values) => Object.values(values).reduce((total, value) => total + value, 0);

async function measureIdle({ samples }) {
  await wait(SETTLING_MS);
  const from = Date.now();
  await wait(IDLE_SECONDS * 1_000);
  return idleOf(samples, { from, to: samples.at(-1).at });
}

function costIn({ figures, phases, generator }, { samples, idle }) {
  const { seconds, arrivals } = figures.phases.find(({ phase }) => phase === PHASE);
  const rows = figures.operations.filter(({ phase }) => phase === PHASE);
  const failed = rows.find(({ failedShare }) => failedShare > 0.01);
  if (failed) throw new Error(`${failed.operation} failed, so that its cost says nothing.`);
  const from = phases[PHASE];
  if (from === undefined) throw new Error("k6 did not report when the measured phase began.");
  return costOf({
    ...{ samples, generator, idle, arrivals },
    window: { from, to: from + seconds * 1_000 },
    calls: Object.fromEntries(rows.map(({ operation, calls }) => [operation, calls])),
  });
}

/** Keeps what is stored of other acts, so that a failure costs one act and not all. */
function store({ before, loads, lab, idle, acts }) {
  const loadDuring = Math.round((sumOf(loads) / loads.length) * 10) / 10;
  const others = existsSync(FILE) ? readJson(FILE).acts : {};
  const costs = {
    measuredAt: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: { ...before, loadDuring, memoryGb: Math.round(os.totalmem() / 2 ** 30) },
    data: lab.data,
    idle,
    acts: { ...others, ...acts },
  };
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`);
}
