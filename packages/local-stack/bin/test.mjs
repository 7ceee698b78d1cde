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
async function runJourneys() {
  const stack = await keepStack();
  const journeys = (...args) =>
    jest(["--selectProjects", "journeys", "--passWithNoTests", ...args], stack.env);
  try {
    return [
      journeys("--maxWorkers=3", `--testPathIgnorePatterns=${ALONE}`),
      journeys("--maxWorkers=1", `--testPathPatterns=${ALONE}`),
    ];
  } finally {
    await stack.stop();
  }
}

/** The pictures, on a stack of their own; they keep both cores busy by themselves. */
function runPictures(isWhole) {
  const env = isWhole ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {};
  return jest(["--selectProjects", "pictures", "--maxWorkers=1"], env);
}

/** Every test; `isWhole`: with the pictures of every kind of members. */
async function runEverything(isWhole) {
  // Tests wait for databases and processes: on two cores three at a time leave nothing idle.
  const workers = `--maxWorkers=${Math.max(3, os.availableParallelism() - 1)}`;
  const suites = jest(["--selectProjects", "server", "client", workers]);
  const rest = [...(await runJourneys()), runPictures(isWhole)];
  return [suites, ...rest].find((status) => status !== 0) ?? 0;
}

const WHOLE = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isWhole = process.argv.includes(WHOLE);
  const args = process.argv.slice(2).filter((arg) => arg !== WHOLE);
  const status = args.length > 0 ? jest(args) : await runEverything(isWhole);
  const stopServers = inRoot("packages/local-stack/dist/testing/stop-servers/main.js");
  if (existsSync(stopServers)) node([stopServers]);
  return status;
});
