import { countCases, describeCases, MIN_CASES, tableCases } from "../bootstrap/attack-cases.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { shareStack } from "../bootstrap/shared-stack.mjs";
import { runJest } from "../bootstrap/test-parts.mjs";

const jestArgs = process.argv.slice(2);

/** In band, because each attack compares the state of the whole product before and after. */
const ATTACKS = ["--selectProjects", "attacks", "--runInBand"];

async function attack(stack, seed) {
  try {
    return await runJest([...jestArgs, ...ATTACKS], { ...stack.env, ...seed });
  } finally {
    await stack.stop();
  }
}

await runCommand(PREPARE_STEPS + 1, async (progress) => {
  await prepare(progress);
  const { attackSeed, SEED_KEY } = await import("../../test-kit/dist/attacks/attack-seed.js");
  const seed = { [SEED_KEY]: String(attackSeed()) };
  progress.print(`To repeat these random attacks: ${SEED_KEY}=${seed[SEED_KEY]} npm run attack`);
  let stack;
  await progress.step("Stack for the attacks", async () => {
    stack = await shareStack();
  });
  const { failed, results, time } = await attack(stack, seed);
  const files = countCases(results);
  progress.print(describeCases(files));
  progress.print(`Attacks: ${time}, ${SEED_KEY}=${seed[SEED_KEY]}`);
  if (failed.length > 0) return 1;
  if (jestArgs.length === 0 && tableCases(files) < MIN_CASES) {
    throw new Error(`Fewer than ${MIN_CASES} table cases ran; a table has lost cases.`);
  }
  return 0;
});
