import { CHECK_STEPS, runChecks } from "../bootstrap/checks.mjs";
import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";

await runCommand(SERVER_STEPS + CHECK_STEPS, async (progress) => {
  await prepareServers(progress);
  return (await runChecks(progress)) > 0 ? 1 : 0;
});
