import "reflect-metadata";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { compose } from "./compose";
import { loadAccountsConfig } from "./config";
import { keySetRoute } from "./sessions/key-set.route";
import { startWorkers } from "./worker";

runMain(async () => {
  const config = loadAccountsConfig(process.env);
  holdStill(config);
  const logger = createLogger("accounts");
  const accounts = await compose(config, logger);
  await accounts.ready();
  const workers = config.workers === "inline" ? [startWorkers(accounts.jobs())] : [];
  await serveSubgraph({
    name: "accounts",
    host: config.host,
    port: config.port,
    schema: accounts.schema,
    gatewaySecret: config.gatewaySecret,
    logger,
    loaders: accounts.loaders,
    ready: accounts.ready,
    routes: (app) => app.get("/.well-known/jwks.json", keySetRoute(accounts.jwks)),
    drain: [...workers, accounts.close],
  });
});
