import {
  type ConfigOf,
  defineConfig,
  key,
  loadConfig,
} from "@eightcount/service-kit/config/config-table";
import {
  databaseUrl,
  drainTimeoutMs,
  gatewaySecret,
  geoIpCityPath,
  host,
  localCountry,
  metricsPort,
  nodeEnv,
  port,
  redisUrl,
  stillness,
  traceRates,
  workers,
} from "@eightcount/service-kit/config/standard-keys";
import { z } from "zod";

export const configTable = defineConfig({
  nodeEnv,
  ...stillness,
  host,
  port: port(4013),
  drainTimeoutMs,
  metricsPort,
  traceRates,
  databaseUrl: databaseUrl("viewing"),
  redisUrl,
  gatewaySecret,
  workers,
  geoIpCityPath,
  localCountry,
  flushWindowMs: key({
    env: "EIGHTCOUNT_VIEWING_FLUSH_WINDOW_MS",
    type: z.coerce.number().int().min(0).max(1_000),
    default: 5,
    doc: "Milliseconds that the first progress update of a batch waits for more updates.",
  }),
  flushMaxRows: key({
    env: "EIGHTCOUNT_VIEWING_FLUSH_MAX_ROWS",
    type: z.coerce.number().int().min(1).max(5_000),
    default: 500,
    doc: "Maximum number of rows in one progress write.",
  }),
  maxQueuedUpdates: key({
    env: "EIGHTCOUNT_VIEWING_MAX_QUEUED_UPDATES",
    type: z.coerce.number().int().min(1).max(1_000_000),
    default: 20_000,
    doc: "Maximum number of progress updates waiting to be written. Further ones are refused. From a quarter of it, players are asked to send less often.",
  }),
  streamsAtOnce: key({
    env: "EIGHTCOUNT_VIEWING_STREAMS_AT_ONCE",
    type: z.coerce.number().int().min(1).max(10),
    default: 2,
    doc: "Number of players in which a member may watch at the same time. A further one asks whether to stop another.",
  }),
});

export type ViewingConfig = ConfigOf<typeof configTable>;

/** @throws ConfigError naming every bad key. */
export const loadViewingConfig = (env: NodeJS.ProcessEnv): ViewingConfig =>
  loadConfig(configTable, env);
