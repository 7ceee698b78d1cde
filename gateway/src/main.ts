// Without this, the gateway library starts a metrics exporter that reports to Apollo.
process.env.APOLLO_TELEMETRY_DISABLED ??= "true";

import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { startGateway } from "./compose";
import { configTable } from "./config";

runMain(async () => {
  const config = loadConfig(configTable, process.env);
  holdStill(config);
  await startGateway(config);
});
