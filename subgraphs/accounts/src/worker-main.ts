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
import { loadAccountsConfig } from "./config";
import { startWorkers } from "./worker";

// The background part alone, as its own Deployment; only its health answers over HTTP.
runMain(async () => {
  const config = loadAccountsConfig(process.env);
  holdStill(config);
  const logger = createLogger("accounts-worker");
  const accounts = await compose(config, logger);
  await accounts.ready();
  const stopWorkers = startWorkers(accounts.jobs());
  const readiness = new Readiness(accounts.ready);
  const app = express().disable("x-powered-by").use(healthRoutes(readiness));
  const drain = [stopWorkers, accounts.close];
  const { host, port } = config;
  await startHttpProcess({ name: "accounts-worker", host, port, app, logger, drain }, readiness);
});
