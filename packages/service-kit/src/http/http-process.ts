import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import express from "express";
import { DRAIN_TIMEOUT_MS } from "../config/standard-keys";
import type { Logger } from "../logging/logger";
import { flushSpans } from "../telemetry/flush-spans";
import { serveMetrics } from "../telemetry/serve-metrics";
import { type TraceOptions, traceRequests } from "../telemetry/trace-request";
import { apiSecurityHeaders, withSecurityHeaders } from "./security-headers";

export type DrainStep = () => Promise<void>;

export interface HttpProcessOptions extends TraceOptions {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** Null serves no metrics. */
  readonly metricsPort: number | null;
  readonly app: RequestListener;
  readonly logger: Logger;
  readonly drain: readonly DrainStep[];
  /** How long requests in flight may take when the process ends. */
  readonly drainTimeoutMs?: number;
  readonly receiveTimeoutMs?: number;
}

export interface HttpProcess {
  readonly port: number;
  readonly metricsPort: number | null;
  /** Lets connections end, gives requests in flight time, runs the drain steps, sends spans. */
  close(): Promise<void>;
}

/** A draining process is not ready. Once its connections have ended, it also stops listening. */
export class Readiness {
  #draining = false;

  constructor(private readonly check: () => Promise<void>) {}

  drain(): void {
    this.#draining = true;
  }

  async assertReady(): Promise<void> {
    if (this.#draining) throw new Error("draining");
    await this.check();
  }
}

/** `/livez` only needs a running event loop. `/readyz` also needs the check to pass. */
export function healthRoutes(readiness: Readiness): express.Router {
  const router = express.Router();
  router.get("/livez", (_request, response) => {
    response.type("text/plain").send("ok");
  });
  router.get("/readyz", (_request, response) =>
    readiness.assertReady().then(
      () => response.type("text/plain").send("ok"),
      (error: Error) => response.status(503).type("text/plain").send(error.message),
    ),
  );
  return router;
}

/** Responds 404. Express's default 404 would overwrite our security headers. */
export const notFound: express.RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Not found");
};

/** Longer than our callers keep an idle connection, which therefore they close and not we. */
const LINGER_MS = 1_500;
const LINGER_CHECK_MS = 25;

/** Bodies are small. A client that sends more slowly is disconnected. */
const RECEIVE_TIMEOUT_MS = 30_000;

/** Longer than a proxy keeps an idle connection, so that it never sends into a closing one. */
const KEEP_ALIVE_MS = 65_000;

export async function startHttpProcess(
  options: HttpProcessOptions,
  readiness: Readiness,
): Promise<HttpProcess> {
  const { receiveTimeoutMs = RECEIVE_TIMEOUT_MS } = options;
  const server = createServer(
    {
      headersTimeout: receiveTimeoutMs,
      requestTimeout: receiveTimeoutMs,
      connectionsCheckingInterval: receiveTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    traceRequests(withSecurityHeaders(options.app, apiSecurityHeaders), options),
  );
  const port = await listen(server, options.port, options.host);
  const metrics = await serveMetrics(options);
  const unfinished = new Set<ServerResponse>();
  let closing: Promise<void> | null = null;
  const close = () => {
    for (const response of unfinished) {
      if (!response.headersSent) response.shouldKeepAlive = false;
    }
    // Metrics come last, so that they show the drain.
    closing ??= closeInOrder(server, readiness, options).finally(() => metrics?.close());
    return closing;
  };
  // First, because it must precede the response.
  server.prependListener("request", ({ socket }, response) => {
    if (closing) response.shouldKeepAlive = false;
    unfinished.add(response);
    response.once("close", () => unfinished.delete(response));
    // A connection kept open after its last response would delay the shutdown.
    response.once("finish", () => !server.listening && socket.end());
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  const ports = { port, metricsPort: metrics?.port ?? null };
  options.logger.info(metrics ? ports : { port }, `${options.name} listening`);
  return { ...ports, close };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function closeInOrder(
  server: Server,
  readiness: Readiness,
  { drain, drainTimeoutMs = DRAIN_TIMEOUT_MS, logger, name }: HttpProcessOptions,
): Promise<void> {
  readiness.drain();
  const late = sleep(drainTimeoutMs, null, { ref: false });
  await letConnectionsEnd(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, late]);
  server.closeAllConnections();
  for (const step of drain) {
    await step().catch((error: unknown) => logger.warn({ err: error }, "drain step failed"));
  }
  await flushSpans();
  logger.info(`${name} drained`);
}

/**
 * Closing an idle connection would lose a request that is on its way. So each response whose headers
 * are sent from now on closes its connection, and clients close connections that stay idle. Those
 * that remain after LINGER_MS are closed by the server once they are idle.
 */
async function letConnectionsEnd(server: Server): Promise<void> {
  const deadline = performance.now() + LINGER_MS;
  const count = promisify(server.getConnections.bind(server));
  while ((await count()) > 0 && performance.now() < deadline) await sleep(LINGER_CHECK_MS);
}
