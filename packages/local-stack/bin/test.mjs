import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import os from "node:os";
import { keepPictureStack, keepStack } from "../bootstrap/kept-stack.mjs";
import { inRoot, pinnedNode, toolEnvironment } from "../bootstrap/places.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

async function node(args, env = {}) {
  const options = { cwd: inRoot(), env: { ...toolEnvironment(), ...env }, stdio: "inherit" };
  const [status] = await once(spawn(pinnedNode, args, options), "exit");
  return status ?? 1;
}

const jest = (args, env) => node([inRoot("node_modules/jest/bin/jest.js"), ...args], env);

/** Journeys that end processes or look for the newest trace: nobody else may be about. */
const ALONE = "/(outage|telemetry|traces|device)\\.test\\.ts$";

/** Walks of every page. For all kinds of members they take longer than the other journeys combined. */
const WALKS = "/pointer/(desk|phone)\\.(one|two)\\.test\\.ts$";

/** Tests wait for databases, processes and pages: on two cores six at a time leave nothing idle. */
const WORKERS = Math.max(6, os.availableParallelism() - 1);

const journeys = (env, ...args) =>
  jest(["--selectProjects", "journeys", "--passWithNoTests", ...args], env);

/** The pictures are taken on a stack of their own; the whole run takes those of everybody. */
function runPictures(env, isWhole) {
  const whose = isWhole ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {};
  return jest(["--selectProjects", "pictures", "--maxWorkers=2"], { ...env, ...whose });
}

/** One after the other: the first to start renders the films both play. */
async function keepStacks() {
  const journeys = await keepStack();
  try {
    return { journeys, pictures: await keepPictureStack() };
  } catch (error) {
    await journeys.stop();
    throw error;
  }
}

function runSuites() {
  return jest(["--selectProjects", "server", "client", `--maxWorkers=${WORKERS}`]);
}

const minutes = (milliseconds) => `${(milliseconds / 60_000).toFixed(1)} min`;

/** Every test, and what each part of them costs. `isWhole`: of every kind of member. */
async function runEverything(progress, isWhole) {
  const report = [];
  let status = 0;
  const part = async (name, run) => {
    const begin = Date.now();
    const failed = await run();
    report.push(`${name}: ${minutes(Date.now() - begin)}${failed ? ", failed" : ""}`);
    status ||= failed;
  };
  // The stacks start while the suites run.
  const coming = keepStacks();
  coming.catch((error) => progress.print(error.message));
  await part("Server and client", runSuites);
  const stacks = await coming;
  try {
    const env = { ...stacks.journeys.env, EIGHTCOUNT_TEST_FULL: String(isWhole) };
    const but = (...some) => `--testPathIgnorePatterns=${[...some, "/journeys/eyes/"].join("|")}`;
    const only = (some) => `--testPathPatterns=${some}`;
    const pictures = () => part("Pictures", () => runPictures(stacks.pictures.env, isWhole));
    const alone = () =>
      part("Journeys with the stack to themselves", () =>
        journeys(env, "--maxWorkers=1", only(ALONE)),
      );
    const others = (...some) =>
      part("Journeys", () => journeys(env, `--maxWorkers=${WORKERS}`, but(ALONE, ...some)));
    // The pictures use a stack of their own and run while the other part waits.
    if (isWhole) {
      await others(WALKS);
      const walks = () => journeys(env, "--maxWorkers=3", only(WALKS));
      await Promise.all([part("Walks", walks), pictures()]);
      await alone();
    } else {
      await others();
      await Promise.all([alone(), pictures()]);
    }
  } finally {
    await Promise.all([stacks.journeys.stop(), stacks.pictures.stop()]);
    progress.print(report.join("; "));
  }
  return status;
}

const WHOLE = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isWhole = process.argv.includes(WHOLE);
  const args = process.argv.slice(2).filter((arg) => arg !== WHOLE);
  const status = await (args.length > 0 ? jest(args) : runEverything(progress, isWhole));
  const stopServers = inRoot("packages/local-stack/dist/testing/stop-servers/main.js");
  if (existsSync(stopServers)) await node([stopServers]);
  return status;
});
