import { load, stepsOf } from "../bootstrap/load/load.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

const args = process.argv.slice(2);
await runCommand(stepsOf(args), (progress) => load(progress, args));
