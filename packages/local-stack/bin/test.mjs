import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import { keepStack } from "../bootstrap/kept-stack.mjs";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

function node(args, env = {}) {
  const options = { cwd: inRoot(), env: { ...toolEnvironment(), ...env }, stdio: "inherit" };
  return spawnSync(pinnedNode, args, options).status ?? 1;
}

const jest = (args, env) => node([inRoot("node_modules/jest/bin/jest.js"), ...args], env);

/** Journeys that end processes or look for the newest trace: nobody else may be about. */
const ALONE = "/(outage|telemetry|traces|device)\\.test\\.ts$";

/** Every journey on one stack: first three at a time, then those that want it to themselves. */
async function runJourneys(isWhole) {
  const stack = await keepStack();
  const env = { ...stack.env, EIGHTCOUNT_TEST_FULL: String(isWhole) };
  const journeys = (...args) =>
    jest(["--selectProjects", "journeys", "--passWithNoTests", ...args], env);
  try {
    const together = journeys(
      "--maxWorkers=3",
      `--testPathIgnorePatterns=${ALONE}|/journeys/eyes/`,
    );
    return journeys("--maxWorkers=1", `--testPathPatterns=${ALONE}`) || together;
  } finally {
    await stack.stop();
  }
}

/** The pictures are taken on a stack of their own; the whole run takes those of everybody. */
function runPictures(isWhole) {
  const env = isWhole ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {};
  return jest(["--selectProjects", "pictures", "--maxWorkers=1"], env);
}

function runSuites() {
  // Tests wait for databases and processes: on two cores three at a time leave nothing idle.
  const workers = `--maxWorkers=${Math.max(3, os.availableParallelism() - 1)}`;
  return jest(["--selectProjects", "server", "client", workers]);
}

const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;

/** Every test, and what each part of them costs. `isWhole`: of every kind of member. */
async function runEverything(progress, isWhole) {
  const parts = { "Server and client": runSuites, Journeys: runJourneys, Pictures: runPictures };
  const report = [];
  let status = 0;
  for (const [name, run] of Object.entries(parts)) {
    const begin = Date.now();
    const failed = await run(isWhole);
    report.push(`${name}: ${minutes(Date.now() - begin)}${failed ? ", failed" : ""}`);
    status ||= failed;
  }
  progress.print(report.join("; "));
  return status;
}

const WHOLE = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isWhole = process.argv.includes(WHOLE);
  const args = process.argv.slice(2).filter((arg) => arg !== WHOLE);
  const status = args.length > 0 ? jest(args) : await runEverything(progress, isWhole);
  const stopServers = inRoot("packages/local-stack/dist/testing/stop-servers/main.js");
  if (existsSync(stopServers)) node([stopServers]);
  return status;
});
