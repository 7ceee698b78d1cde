import express from "express";
import { freezeClock } from "../clock/freeze-clock";
import { storeInvalidPayloads } from "../events/outbox-entry";
import { healthRoutes, Readiness, startHttpProcess } from "../http/http-process";
import { createLogger } from "../logging/logger";
import { runMain } from "../process/run-main";
import type { AnySubgraph } from "./define-subgraph";
import { openSubgraph } from "./open-subgraph";

export function runWorker(subgraph: AnySubgraph): void {
  runMain(async () => {
    const name = `${subgraph.name}-worker`;
    const config = subgraph.config(process.env);
    freezeClock(config);
    if (config.nodeEnv === "production") storeInvalidPayloads();
    const logger = createLogger(name);
    const opened = await openSubgraph(subgraph, { config, logger });
    const { ready, startWorkers, close } = opened;
    await opened.connected();
    const drain = [startWorkers(), close];
    const readiness = new Readiness(ready);
    const app = express().disable("x-powered-by").use(healthRoutes(readiness));
    const { host, port, metricsPort, drainTimeoutMs } = config;
    const address = { host, port, metricsPort, drainTimeoutMs };
    await startHttpProcess({ name, ...address, app, logger, drain }, readiness);
  });
}
