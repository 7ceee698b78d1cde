import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(PREPARE_STEPS, prepare);
