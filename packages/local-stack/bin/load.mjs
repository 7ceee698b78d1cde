import { LOAD_STEPS, load } from "../bootstrap/load/load.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(LOAD_STEPS, (progress) => load(progress, process.argv.slice(2)));
