import "reflect-metadata";
import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import {
  healthRoutes,
  Readiness,
  startHttpProcess,
} from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import express from "express";
import { compose } from "./compose";
import { configTable } from "./config";
import { startWorkers } from "./worker";

// The background part alone, as its own Deployment; only its health answers over HTTP.
runMain(async () => {
  const config = loadConfig(configTable, process.env);
  holdStill(config);
  const logger = createLogger("viewing-worker");
  const viewing = await compose(config, logger);
  await viewing.ready();
  const stopWorkers = startWorkers(viewing.jobs());
  const readiness = new Readiness(viewing.ready);
  const app = express().disable("x-powered-by").use(healthRoutes(readiness));
  const drain = [stopWorkers, viewing.close];
  const { host, port } = config;
  await startHttpProcess({ name: "viewing-worker", host, port, app, logger, drain }, readiness);
});
