import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { securityHeaders, withSecurityHeaders } from "../http/security-headers";
import type { Logger } from "../logging/logger";
import { throttledWarning } from "../logging/throttled-warning";
import { readMetrics } from "./metric-reader";
import { observe } from "./observe";
import { processUsage } from "./process-usage";

export interface MetricsAddress {
  readonly host: string;
  readonly metricsPort: number | null;
  readonly logger: Logger;
}

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";
const RECEIVE_TIMEOUT_MS = 5_000;

/** Serves `/metrics` and nothing else, on a port that no proxy in front of the process knows. */
export async function serveMetrics(address: MetricsAddress): Promise<MetricsServer | null> {
  const { metricsPort, host, logger } = address;
  if (metricsPort === null) return null;
  const server = createServer(
    { headersTimeout: RECEIVE_TIMEOUT_MS, requestTimeout: RECEIVE_TIMEOUT_MS },
    withSecurityHeaders(metricsRoute(logger), securityHeaders),
  );
  const port = await listen(server, metricsPort, host);
  const stopObserving = observe(processUsage);
  return {
    port,
    close: () => {
      stopObserving();
      return closeServer(server);
    },
  };
}

function metricsRoute(logger: Logger): RequestListener {
  let running: Promise<string> | null = null;
  const warn = throttledWarning(logger, "metrics are missing from the scrape");
  return ({ method, url = "" }, response) => {
    if (url.split("?", 1)[0] !== "/metrics") return void response.writeHead(404).end();
    if (method !== "GET") return void response.writeHead(405, { allow: "GET" }).end();
    // Scrapes at the same time share one reading, so that their number costs nothing.
    running ??= readMetrics(warn).finally(() => {
      running = null;
    });
    running.then(
      (text) => response.writeHead(200, { "content-type": CONTENT_TYPE }).end(text),
      (error: unknown) => {
        logger.warn({ err: error }, "metrics could not be read");
        response.writeHead(503).end();
      },
    );
  };
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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
