import { holdStill } from "@eightcount/service-kit/clock/hold-still";
import { loadConfig } from "@eightcount/service-kit/config/config-table";
import {
  healthRoutes,
  Readiness,
  startHttpProcess,
} from "@eightcount/service-kit/http/http-process";
import { runMain } from "@eightcount/service-kit/process/run-main";
import express from "express";
import { compose } from "./compose";
import { configTable } from "./config";
import { startWorkers } from "./worker";

/** The background part alone, with health routes on PORT. */
runMain(async () => {
  const config = loadConfig(configTable, process.env);
  holdStill(config);
  const { pool, views, logger, ready, close } = await compose(config);
  const workers = startWorkers({ pool, views, logger, redisUrl: config.redisUrl });
  const readiness = new Readiness(ready);
  const { host, port } = config;
  await startHttpProcess(
    {
      name: "catalogue-worker",
      host,
      port,
      app: express().disable("x-powered-by").use(healthRoutes(readiness)),
      logger,
      drain: [workers.stop, close],
    },
    readiness,
  );
});
