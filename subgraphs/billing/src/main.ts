import "reflect-metadata";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "./compose";
import { loadBillingConfig } from "./config";
import { startWorkers } from "./worker";

runMain(async () => {
  const config = loadBillingConfig(process.env);
  holdStill(config);
  const logger = createLogger("billing");
  const billing = await compose(config, logger);
  await billing.ready();
  const workers = config.workers === "inline" ? [startWorkers(billing.jobs())] : [];
  await serveSubgraph({
    name: "billing",
    host: config.host,
    port: config.port,
    schema: billing.schema,
    gatewaySecret: config.gatewaySecret,
    logger,
    loaders: billing.loaders,
    ready: billing.ready,
    routes: billing.routes,
    drain: [...workers, billing.close],
  });
});
