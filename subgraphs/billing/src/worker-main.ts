import "reflect-metadata";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import {
  healthRoutes,
  Readiness,
  startHttpProcess,
} from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import express from "express";
import { compose } from "./compose";
import { loadBillingConfig } from "./config";
import { startWorkers } from "./worker";

// The background part alone, as its own Deployment; only its health answers over HTTP.
runMain(async () => {
  const config = loadBillingConfig(process.env);
  holdStill(config);
  const logger = createLogger("billing-worker");
  const billing = await compose(config, logger);
  await billing.ready();
  const stopWorkers = startWorkers(billing.jobs());
  const readiness = new Readiness(billing.ready);
  const app = express().disable("x-powered-by").use(healthRoutes(readiness));
  const drain = [stopWorkers, billing.close];
  const { host, port } = config;
  await startHttpProcess({ name: "billing-worker", host, port, app, logger, drain }, readiness);
});
