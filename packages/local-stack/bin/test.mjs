import os from "node:os";
import { QUICK_ATTACKS } from "../bootstrap/attack-cases.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { sharePictureStack, shareStack } from "../bootstrap/shared-stack.mjs";
import { jest, TestParts } from "../bootstrap/test-parts.mjs";

/** Journeys that kill processes or look for the newest trace cannot share the stack. */
const ALONE = "/(outage|telemetry|traces|device)\\.test\\.ts$";

/** Walks of every page. With all kinds of members they outlast all other journeys combined. */
const WALKS = "/pointer/(desk|phone)\\.(one|two)\\.test\\.ts$";

/** Tests mostly wait, so two cores need this many workers to stay busy. */
const atATime = (least) => `--maxWorkers=${Math.max(least, os.availableParallelism() - 1)}`;
const SUITES_AT_A_TIME = atATime(4);
const JOURNEYS_AT_A_TIME = atATime(5);

/** Sequential, because the first stack renders the films that both play. */
async function shareStacks() {
  const journeys = await shareStack();
  try {
    return { journeys, pictures: await sharePictureStack() };
  } catch (error) {
    await journeys.stop();
    throw error;
  }
}

const but = (...some) => `--testPathIgnorePatterns=${[...some, "/journeys/eyes/"].join("|")}`;
const only = (some) => `--testPathPatterns=${some}`;

async function runEverything(progress, isFull) {
  const parts = new TestParts();
  const starting = shareStacks();
  starting.catch((error) => progress.print(error.message));
  const suites = { projects: ["server", "client"], args: [SUITES_AT_A_TIME] };
  await parts.run("Server and client", suites);
  const stacks = await starting;
  try {
    await runBrowsers(parts, stacks, isFull);
  } finally {
    await Promise.all([stacks.journeys.stop(), stacks.pictures.stop()]);
  }
  return parts.finish((line) => progress.print(line));
}

async function runBrowsers(parts, stacks, isFull) {
  const scope = { EIGHTCOUNT_TEST_FULL: String(isFull) };
  const journeys = (name, ...args) =>
    parts.run(name, {
      projects: ["journeys"],
      args: ["--passWithNoTests", ...args],
      env: { ...stacks.journeys.env, ...scope },
      stack: shareStack,
    });
  const pictures = () =>
    parts.run("Pictures", {
      projects: ["pictures"],
      args: ["--maxWorkers=2"],
      env: {
        ...stacks.pictures.env,
        ...(isFull ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {}),
      },
      stack: sharePictureStack,
    });
  const alone = async () => {
    await journeys("Journeys that run alone", "--maxWorkers=1", only(ALONE));
    await parts.run("Attacks", {
      projects: ["attacks"],
      args: ["--maxWorkers=1", ...(isFull ? [] : [only(QUICK_ATTACKS)])],
      env: stacks.journeys.env,
      stack: shareStack,
    });
  };
  if (isFull) {
    await journeys("Journeys", JOURNEYS_AT_A_TIME, but(ALONE, WALKS));
    await Promise.all([journeys("Walks", "--maxWorkers=3", only(WALKS)), pictures()]);
    await alone();
  } else {
    await journeys("Journeys", JOURNEYS_AT_A_TIME, but(ALONE));
    await Promise.all([alone(), pictures()]);
  }
}

const FULL_FLAG = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isFull = process.argv.includes(FULL_FLAG);
  const args = process.argv.slice(2).filter((arg) => arg !== FULL_FLAG);
  return args.length > 0 ? jest(args) : runEverything(progress, isFull);
});
