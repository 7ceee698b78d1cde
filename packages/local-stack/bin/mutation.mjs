import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { Judge } from "../bootstrap/mutation/judge.mjs";
import { listMutants, sourceFiles } from "../bootstrap/mutation/mutants.mjs";
import { RelatedTests } from "../bootstrap/mutation/related-tests.mjs";
import {
  describe,
  isCaught,
  isInvalid,
  isMissed,
  LEAST_CAUGHT,
  REPORT,
  readReport,
  strengthOf,
  tableOf,
  writeReport,
} from "../bootstrap/mutation/report.mjs";
import { drawSample } from "../bootstrap/mutation/sample.mjs";
import { Sandbox } from "../bootstrap/mutation/sandbox.mjs";
import { inRoot } from "../bootstrap/paths.mjs";
import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const STEPS = SERVER_STEPS + 3;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: new Date().toISOString().slice(0, 10).replaceAll("-", "") },
    sample: { type: "string", default: "200" },
    /** Judge only so many now. */
    first: { type: "string" },
    /** Keep what the report says about caught and invalid mutants of the same sample. */
    continue: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed);
const sample = Number(values.sample);

function keptVerdicts() {
  const before = values.continue ? readReport() : null;
  if (before?.seed !== seed || before.sample !== sample) return new Map();
  return new Map(before.mutants.filter((one) => !isMissed(one)).map((one) => [one.id, one]));
}

async function openServers() {
  const require = createRequire(inRoot("packages/test-kit/package.json"));
  const { openServers: open } = require("./dist/servers/open-servers.js");
  const { POSTGRES_KEY, REDIS_KEY } = require("./dist/servers/test-servers.js");
  const servers = await open();
  const env = {
    [POSTGRES_KEY]: String(servers.postgresPort),
    [REDIS_KEY]: String(servers.redisPort),
  };
  return { env, close: () => servers.close(), kill: () => servers.kill() };
}

async function judgeAll(progress, { drawn, judge }) {
  const kept = keptVerdicts();
  const mutants = [];
  await progress.step("Tests against mutants", async (live) => {
    for (const [index, mutant] of drawn.entries()) {
      live(
        `${index + 1} of ${drawn.length}, ${mutants.filter(isMissed).length} missed – ${mutant.file}`,
      );
      const judged = kept.get(mutant.id) ?? { ...mutant, ...(await judge.judge(mutant)) };
      mutants.push({ ...judged, line: mutant.line });
      writeReport({ seed, sample, strength: strengthOf(mutants), mutants });
      if (isMissed(judged)) progress.print(`      ${judged.status}: ${describe(judged)}`);
    }
    return `${mutants.filter(isCaught).length} caught, ${mutants.filter(isInvalid).length} invalid`;
  });
  return mutants;
}

function summarize(progress, mutants) {
  const missed = mutants.filter(isMissed);
  if (missed.length > 0) progress.print("\nNo test failed with these:");
  for (const one of missed) progress.print(`${one.status}: ${describe(one)}`);
  progress.print(`\n${tableOf(mutants)}\n\nseed ${seed}, sample of ${sample}; all in ${REPORT}`);
}

await runCommand(STEPS, async (progress) => {
  await prepareServers(progress);
  const files = sourceFiles();
  let drawn = [];
  await progress.step("Mutants", async () => {
    const all = await listMutants(files);
    drawn = drawSample(all, { seed, sample }).slice(0, Number(values.first ?? sample));
    return `${drawn.length} of ${all.length}, seed ${seed}`;
  });
  let sandbox;
  await progress.step("Copy of the checkout", () => {
    sandbox = new Sandbox(files);
  });
  const servers = await openServers();
  process.once("exit", () => servers.kill());
  try {
    const judge = new Judge({ sandbox, related: new RelatedTests(files), env: servers.env });
    const mutants = await judgeAll(progress, { drawn, judge });
    if (judge.unsteady.length > 0) {
      progress.print(`Left out, failed without a mutant: ${judge.unsteady.join(", ")}`);
    }
    summarize(progress, mutants);
    return strengthOf(mutants) < LEAST_CAUGHT ? 1 : 0;
  } finally {
    await servers.close();
  }
});
