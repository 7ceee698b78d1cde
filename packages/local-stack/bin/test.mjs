import { findK6 } from "../bootstrap/load/k6.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { jest, TestParts } from "../bootstrap/test-parts.mjs";
import { runSchedule } from "../bootstrap/test-schedule.mjs";
import { TestStacks } from "../bootstrap/test-stacks.mjs";

async function runEverything(progress, isFull) {
  const print = (line) => progress.print(line);
  if (findK6() === null) print(WITHOUT_K6);
  const { attackSeed, SEED_KEY } = await import("../../test-kit/dist/attacks/attack-seed.js");
  const { shardOfDay, turnOfDay } = await import("../../test-kit/dist/day/turn-of-day.js");
  const seed = { [SEED_KEY]: String(attackSeed()) };
  const what = isFull ? "all tests" : "the day's share of tests";
  print(`Running ${what}; to repeat it: ${SEED_KEY}=${seed[SEED_KEY]}`);
  const parts = new TestParts(print);
  const stacks = new TestStacks(isFull);
  try {
    await runSchedule(parts, stacks, { isFull, seed, shard: shardOfDay(turnOfDay()) });
  } finally {
    await stacks.stop();
  }
  return parts.finish(print);
}

const WITHOUT_K6 =
  "k6 is missing: load scripts are only type-checked. node packages/local-stack/bin/load.mjs k6 builds it.";

const FULL_FLAG = "--full";

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  const isFull = process.argv.includes(FULL_FLAG);
  const args = process.argv.slice(2).filter((arg) => arg !== FULL_FLAG);
  return args.length > 0 ? jest(args) : runEverything(progress, isFull);
});
