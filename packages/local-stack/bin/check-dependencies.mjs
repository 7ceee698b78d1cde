import {
  checkDependencies,
  DEPENDENCY_STEPS,
} from "../bootstrap/dependencies/check-dependencies.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

/** Asks the registry about every direct dependency whether it is deprecated, not only outdated ones. */
const isEvery = process.argv.includes("--every");

// Nothing is installed or built first: what an install would bring in is checked before it comes.
await runCommand(DEPENDENCY_STEPS, async (progress) =>
  (await checkDependencies(progress, { isEvery })) > 0 ? 1 : 0,
);
