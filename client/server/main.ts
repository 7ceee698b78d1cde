import { Readiness, startHttpProcess } from "@eightcount/service-kit/http/http-process";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { tracePageLoads } from "@eightcount/service-kit/telemetry/page-load";
import { createApp } from "./app.ts";
import { loadClientConfig, publicConfigOf } from "./config.ts";
import { fetchPublicNames } from "./fetchPublicNames.ts";
import { PublicNames } from "./publicNames.ts";

const name = "client";

runMain(async () => {
  const config = loadClientConfig(process.env);
  const logger = createLogger(name);
  tracePageLoads(publicConfigOf(config).traceSampleRate);
  const names = new PublicNames(() => fetchPublicNames(config.gatewayUrl));
  const readiness = new Readiness(() => Promise.resolve());
  const app = createApp({ config, names, readiness, logger });
  const { host, port, metricsPort, drainTimeoutMs } = config;
  const address = { host, port, metricsPort, drainTimeoutMs };
  const isPublic = () => true;
  await startHttpProcess({ name, ...address, app, logger, drain: [], isPublic }, readiness);
  // Prefetches the names so that the first request does not wait for them.
  void names.all();
});
