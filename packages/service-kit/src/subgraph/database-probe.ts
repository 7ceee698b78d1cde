import type { Pool } from "pg";
import type { Logger } from "../logging/logger";
import { createPool, type DatabaseLimits } from "./database";

const PROBE_CONNECTIONS = 1;

/**
 * Short, so that a statement waiting for a lock does not delay readiness, for which the chart's probe
 * waits three seconds.
 */
const LIMITS: DatabaseLimits = { statementTimeoutMs: 1_000, connectionTimeoutMs: 2_500 };

/** Frees a connection over which nothing comes back, which the server's own limit cannot end. */
const RESPONSE_TIMEOUT_MS = 2_500;

/**
 * Asks whether the database responds. Has a connection of its own, because a pool that is used up
 * says nothing about the database: its process must stay in service, and `DatabaseSilent` must not
 * fire. Opens it for the first question and keeps it.
 */
export function openDatabaseProbe(url: string, logger: Logger): Pool {
  return createPool({
    ...{ url, logger, ...LIMITS },
    options: {
      max: PROBE_CONNECTIONS,
      idleTimeoutMillis: 0,
      query_timeout: RESPONSE_TIMEOUT_MS,
    },
  });
}
