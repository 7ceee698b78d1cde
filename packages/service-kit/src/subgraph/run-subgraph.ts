import { freezeClock } from "../clock/freeze-clock";
import { storeInvalidPayloads } from "../events/outbox-entry";
import { serveSubgraph } from "../graph/serve-subgraph";
import { createLogger } from "../logging/logger";
import { runMain } from "../process/run-main";
import type { AnySubgraph } from "./define-subgraph";
import { openSubgraph } from "./open-subgraph";

/** Also runs the workers, unless they are configured to run separately. */
export function runSubgraph(subgraph: AnySubgraph): void {
  runMain(async () => {
    const { name } = subgraph;
    const config = subgraph.config(process.env);
    freezeClock(config);
    if (config.nodeEnv === "production") storeInvalidPayloads();
    const logger = createLogger(name);
    const opened = await openSubgraph(subgraph, { config, logger });
    await opened.warmUp();
    const stopWorkers = config.workers === "inline" ? [opened.startWorkers()] : [];
    const { host, port, metricsPort, drainTimeoutMs, gatewaySecret } = config;
    const drain = [opened.drain, ...stopWorkers, opened.close];
    const address = { host, port, metricsPort, drainTimeoutMs };
    await serveSubgraph({ ...opened, ...address, name, gatewaySecret, logger, drain });
  });
}
