import { PREPARE_STEPS, prepare } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { SUPERVISOR_STEPS, superviseStack } from "../bootstrap/supervise-stack.mjs";

await runCommand(PREPARE_STEPS + SUPERVISOR_STEPS, async (progress) => {
  await prepare(progress);
  return superviseStack(progress);
});
