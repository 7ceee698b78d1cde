import { prepareServers, SERVER_STEPS } from "../bootstrap/prepare.mjs";
import { runCommand } from "../bootstrap/run-command.mjs";
import { regenerateSchemas, SCHEMA_STEPS } from "../bootstrap/schemas.mjs";

await runCommand(SERVER_STEPS + SCHEMA_STEPS, async (progress) => {
  await prepareServers(progress);
  await regenerateSchemas(progress);
});
