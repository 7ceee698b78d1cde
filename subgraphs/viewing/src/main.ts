import "reflect-metadata";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "./compose";
import { configTable } from "./config";
import { startWorkers } from "./worker";

runMain(async () => {
  const config = loadConfig(configTable, process.env);
  holdStill(config);
  const logger = createLogger("viewing");
  const viewing = await compose(config, logger);
  await viewing.warmUp();
  const workers = config.workers === "inline" ? [startWorkers(viewing.jobs())] : [];
  await serveSubgraph({
    name: "viewing",
    host: config.host,
    port: config.port,
    schema: viewing.schema,
    gatewaySecret: config.gatewaySecret,
    logger,
    loaders: viewing.loaders,
    ready: viewing.ready,
    drain: [viewing.drainProgress, ...workers, viewing.close],
  });
});
