import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const options = { cwd: inRoot(), env: toolEnvironment(), stdio: "inherit" };
const node = (...args) => spawnSync(pinnedNode, args, options).status ?? 1;
const jest = (...args) => node(inRoot("node_modules/jest/bin/jest.js"), ...args);

/** Journeys that end processes, or look for the newest trace or visit: nobody else may be about. */
const ALONE = "/(outage|telemetry|traces|device|visits)\\.test\\.ts$";
const journeys = (...args) => jest("--selectProjects", "journeys", "--passWithNoTests", ...args);

/** Without arguments: every test, two at a time; last the journeys that want a stack to themselves. */
function runEverything() {
  const workers = `--maxWorkers=${Math.max(2, os.availableParallelism() - 1)}`;
  return (
    [
      jest("--selectProjects", "server", "client", workers),
      journeys("--maxWorkers=2", `--testPathIgnorePatterns=${ALONE}`),
      journeys("--maxWorkers=1", `--testPathPatterns=${ALONE}`),
    ].find((status) => status !== 0) ?? 0
  );
}

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const args = process.argv.slice(2);
  const status = args.length > 0 ? jest(...args) : runEverything();
  const stopServers = inRoot("packages/local-stack/dist/testing/stop-servers/main.js");
  if (existsSync(stopServers)) node(stopServers);
  return status;
});
