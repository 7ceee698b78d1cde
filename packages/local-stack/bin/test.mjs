import os from "node:os";
import { QUICK_ATTACKS } from "../bootstrap/attack-cases.mjs";
import { keepPictureStack, keepStack } from "../bootstrap/kept-stack.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
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
async function keepStacks() {
  const journeys = await keepStack();
  try {
    return { journeys, pictures: await keepPictureStack() };
  } catch (error) {
    await journeys.stop();
    throw error;
  }
}

const but = (...some) => `--testPathIgnorePatterns=${[...some, "/journeys/eyes/"].join("|")}`;
const only = (some) => `--testPathPatterns=${some}`;

async function runEverything(progress, isWhole) {
  const parts = new TestParts();
  const coming = keepStacks();
  coming.catch((error) => progress.print(error.message));
  const suites = { projects: ["server", "client"], args: [SUITES_AT_A_TIME] };
  await parts.run("Server and client", suites);
  const stacks = await coming;
  try {
    await runBrowsers(parts, stacks, isWhole);
  } finally {
    await Promise.all([stacks.journeys.stop(), stacks.pictures.stop()]);
  }
  return parts.finish((line) => progress.print(line));
}

async function runBrowsers(parts, stacks, isWhole) {
  const whole = { EIGHTCOUNT_TEST_FULL: String(isWhole) };
  const journeys = (name, ...args) =>
    parts.run(name, {
      projects: ["journeys"],
      args: ["--passWithNoTests", ...args],
      env: { ...stacks.journeys.env, ...whole },
      stack: keepStack,
    });
  const pictures = () =>
    parts.run("Pictures", {
      projects: ["pictures"],
      args: ["--maxWorkers=2"],
      env: {
        ...stacks.pictures.env,
        ...(isWhole ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {}),
      },
      stack: keepPictureStack,
    });
  const alone = async () => {
    await journeys("Journeys that run alone", "--maxWorkers=1", only(ALONE));
    await parts.run("Attacks", {
      projects: ["attacks"],
      args: ["--maxWorkers=1", ...(isWhole ? [] : [only(QUICK_ATTACKS)])],
      env: stacks.journeys.env,
      stack: keepStack,
    });
  };
  if (isWhole) {
    await journeys("Journeys", JOURNEYS_AT_A_TIME, but(ALONE, WALKS));
    await Promise.all([journeys("Walks", "--maxWorkers=3", only(WALKS)), pictures()]);
    await alone();
  } else {
    await journeys("Journeys", JOURNEYS_AT_A_TIME, but(ALONE));
    await Promise.all([alone(), pictures()]);
  }
}

const WHOLE = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isWhole = process.argv.includes(WHOLE);
  const args = process.argv.slice(2).filter((arg) => arg !== WHOLE);
  return args.length > 0 ? jest(args) : runEverything(progress, isWhole);
});
