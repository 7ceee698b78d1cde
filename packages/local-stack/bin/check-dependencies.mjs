import {
  checkDependencies,
  DEPENDENCY_STEPS,
} from "../bootstrap/dependencies/check-dependencies.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const isEvery = process.argv.includes("--every");

// Installs and builds nothing, so that dependencies are checked before they are installed.
await runCommand(DEPENDENCY_STEPS, async (progress) =>
  (await checkDependencies(progress, { isEvery })) > 0 ? 1 : 0,
);
