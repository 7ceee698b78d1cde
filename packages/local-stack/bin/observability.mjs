import { observe, stepsOf } from "../bootstrap/observability/observability.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const args = process.argv.slice(2);
await runCommand(stepsOf(args), (progress) => observe(progress, args));
