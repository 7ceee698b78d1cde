import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "../bootstrap/paths.mjs";
import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { shareStack } from "../bootstrap/shared-stack.mjs";
import { jest } from "../bootstrap/test-parts.mjs";

const WALKS = "client/journeys/pointer/(desk|phone|on-the-way)";
const COUNTED = inRoot(".cache/targets");
const STORED = inRoot("client/journeys/pointer/target-counts.json");

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

function addCounted(all) {
  for (const file of readdirSync(COUNTED).sort()) {
    for (const [walker, states] of Object.entries(read(`${COUNTED}/${file}`))) {
      all[walker] ??= {};
      for (const [state, counts] of Object.entries(states)) {
        all[walker][state] = { ...all[walker][state], ...counts };
      }
    }
  }
  return all;
}

function written(all) {
  const walkers = Object.entries(all).map(([walker, states]) => {
    const lines = Object.entries(states).map(([state, counts]) => {
      const sides = Object.entries(counts).map(([layout, count]) => `"${layout}": ${count}`);
      return `    ${JSON.stringify(state)}: { ${sides.join(", ")} }`;
    });
    return `  ${JSON.stringify(walker)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${walkers.join(",\n")}\n}\n`;
}

/** Runs only the walks of every test run and keeps the stored counts of the others. */
const isBrief = process.argv.includes("--brief");

await runCommand(PREPARE_STEPS, async (progress) => {
  await prepare(progress);
  rmSync(COUNTED, { recursive: true, force: true });
  const stack = await shareStack();
  const args = ["--selectProjects", "journeys", "--maxWorkers=3", WALKS];
  const status = await jest(args, {
    ...stack.env,
    EIGHTCOUNT_TEST_FULL: String(!isBrief),
    EIGHTCOUNT_STORE_TARGETS: "true",
  });
  await stack.stop();
  // A failed walk is incomplete.
  if (status === 0) {
    writeFileSync(STORED, written(addCounted(isBrief ? read(STORED) : {})));
  }
  return status;
});
