// Without this the gateway library would start a metrics exporter to its maker.
process.env.APOLLO_TELEMETRY_DISABLED ??= "true";

import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { startGateway } from "./compose";
import { configTable } from "./config";

runMain(async () => {
  await startGateway(loadConfig(configTable, process.env));
});
