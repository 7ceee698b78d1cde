import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const options = { cwd: inRoot(), env: toolEnvironment(), stdio: "inherit" };
const node = (...args) => spawnSync(pinnedNode, args, options).status ?? 1;
const jest = (...args) => node(inRoot("node_modules/jest/bin/jest.js"), ...args);

/** Without arguments: every test, the journeys last and one at a time, for they share two cores. */
function runEverything() {
  const workers = `--maxWorkers=${Math.max(2, os.availableParallelism() - 1)}`;
  const quick = jest("--selectProjects", "server", "client", workers);
  const journeys = jest("--selectProjects", "journeys", "--maxWorkers=1", "--passWithNoTests");
  return quick || journeys;
}

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const args = process.argv.slice(2);
  const status = args.length > 0 ? jest(...args) : runEverything();
  const stopServers = inRoot("packages/local-stack/dist/testing/stop-servers/main.js");
  if (existsSync(stopServers)) node(stopServers);
  return status;
});
