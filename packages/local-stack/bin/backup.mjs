import { inRoot } from "../bootstrap/paths.mjs";
import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { node } from "../bootstrap/test-parts.mjs";

await runCommand(SERVER_STEPS, async (progress) => {
  await prepareServers(progress);
  const program = inRoot("packages/local-stack/dist/backup/main.js");
  return node([program, ...process.argv.slice(2)]);
});
