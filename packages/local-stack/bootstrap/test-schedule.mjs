import os from "node:os";
import { QUICK_ATTACKS } from "./attack-cases.mjs";
import { nicenessOfOthers } from "./test-stacks.mjs";

/** Journeys that kill processes, read traces, or dance as many members, on a stack of their own. */
const ALONE = "/(outage|telemetry|traces|device|smoke|pressure)\\.test\\.ts$";

/** Walks of every page. With all kinds of members they outlast all other journeys combined. */
const WALKS = "/pointer/(desk|phone)\\.(one|two)\\.test\\.ts$";

/** Tests mostly wait, so two cores need this many workers to stay busy. */
const atATime = (least, cores) => `--maxWorkers=${Math.max(least, cores - 1)}`;
const SUITES = 4;
const JOURNEYS = 6;
/** All four files at once, because the last one would run alone for minutes. */
const WALKERS = "--maxWorkers=4";

const but = (...some) => `--testPathIgnorePatterns=${[...some, "/journeys/eyes/"].join("|")}`;
const only = (some) => `--testPathPatterns=${some}`;

/** Attacks compare the contents of their stack, and some journeys kill processes of theirs. */
export async function runSchedule(parts, stacks, options) {
  const { isFull, shard, seed, cores = os.availableParallelism() } = options;
  const { traced, journeys: ofJourneys, attacks: ofAttacks, pictures: ofPictures } = stacks;
  // A run that ends on another day than it began keeps its tests.
  const ofDay = { ...seed, ...(isFull ? {} : { EIGHTCOUNT_TESTS: "of the day" }) };
  const scope = { EIGHTCOUNT_TEST_FULL: String(isFull), ...ofDay };
  const niceness = nicenessOfOthers(isFull);
  const journeysOn = (stack, name, ...args) =>
    parts.run(name, {
      niceness,
      projects: ["journeys"],
      args: ["--passWithNoTests", ...args],
      ...stack,
      env: async () => ({ ...(await stack.env()), ...scope }),
    });
  const journeys = (...args) => journeysOn(ofJourneys, ...args);
  const attacksOn = (stack, name, ...args) =>
    parts.run(name, {
      projects: ["attacks"],
      args: ["--maxWorkers=1", ...args],
      ...stack,
      env: async () => ({ ...(await stack.env()), ...ofDay }),
    });
  const quickAttacks = () => attacksOn(ofAttacks[0], "Attacks", only(QUICK_ATTACKS), shard);
  const allAttacks = () =>
    settled(
      ...ofAttacks.map((stack, index) => {
        const part = `${index + 1}/${ofAttacks.length}`;
        return attacksOn(stack, `Attacks ${part}`, `--shard=${part}`);
      }),
    );
  const pictures = () =>
    parts.run("Pictures", {
      niceness,
      projects: ["pictures"],
      args: ["--maxWorkers=2"],
      ...ofPictures,
      env: async () => ({
        ...(await ofPictures.env()),
        ...ofDay,
        ...(isFull ? { EIGHTCOUNT_PICTURES_OF: "everybody" } : {}),
      }),
    });
  const suites = () =>
    parts.run("Server and client", {
      niceness,
      projects: ["server", "client"],
      args: [atATime(SUITES, cores)],
      env: ofDay,
    });
  const rehearsals = () =>
    parts.run("Rehearsals", {
      projects: ["rehearsals"],
      args: ["--maxWorkers=1", only("/rehearsals/story\\.test\\.ts$")],
    });
  const alone = async () => {
    await journeysOn(traced, "Journeys that run alone", "--maxWorkers=1", only(ALONE));
    await traced.stop();
  };

  /** They install and build a second checkout, and have time enough to do it next to other tests. */
  const checkouts = () =>
    parts.run("Checkouts", { niceness, projects: ["checkouts"], args: ["--maxWorkers=1"] });

  const browsers = async () => {
    await settled(suites(), alone());
    await journeys("Journeys", atATime(JOURNEYS, cores), but(ALONE, WALKS));
    await settled(journeys("Walks", WALKERS, only(WALKS)), pictures().then(checkouts));
  };
  // All attacks on one stack would outlast the other tests, so they have two of their own.
  if (isFull) {
    await settled(allAttacks(), browsers());
    // On a machine of their own, because they judge how long requests take.
    return rehearsals();
  }
  await settled(suites(), alone().then(quickAttacks));
  const someJourneys = () => journeys("Journeys", atATime(JOURNEYS, cores), but(ALONE), shard);
  await settled(someJourneys(), pictures());
}

/** Waits for all, so that no part outlives the stacks, then reports the first error. */
async function settled(...works) {
  const results = await Promise.allSettled(works);
  for (const result of results) if (result.status === "rejected") throw result.reason;
}
