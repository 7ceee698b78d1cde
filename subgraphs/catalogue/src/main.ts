import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "./compose";
import { configTable } from "./config";
import { startWorkers } from "./worker";

runMain(async () => {
  const config = loadConfig(configTable, process.env);
  holdStill(config);
  const catalogue = await compose(config);
  await catalogue.warmUp();
  const workers =
    config.workers === "inline" ? startWorkers({ ...catalogue, redisUrl: config.redisUrl }) : null;
  await serveSubgraph({
    name: "catalogue",
    host: config.host,
    port: config.port,
    schema: catalogue.schema,
    gatewaySecret: config.gatewaySecret,
    logger: catalogue.logger,
    loaders: catalogue.loaders,
    ready: catalogue.ready,
    drain: [async () => workers?.stop(), catalogue.close],
  });
});
