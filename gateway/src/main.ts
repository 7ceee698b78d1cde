// Without this, the gateway library starts a metrics exporter that reports to Apollo.
process.env.APOLLO_TELEMETRY_DISABLED ??= "true";

import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { startGateway } from "./compose";
import { configTable } from "./config";

runMain(async () => {
  const config = loadConfig(configTable, process.env);
  freezeClock(config);
  await startGateway(config);
});
