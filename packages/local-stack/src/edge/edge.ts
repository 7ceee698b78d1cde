import { Agent, createServer, type Server } from "node:http";
import { type ForwardOptions, forward } from "./forward";

export interface EdgeOptions extends ForwardOptions {
  readonly host: string;
  readonly port: number;
  readonly receiveTimeoutMs?: number;
  readonly idleMs?: number;
}

/** The same limit as in the processes behind the edge. A response may take any time. */
const RECEIVE_TIMEOUT_MS = 30_000;
/** Shorter than a process that ends waits for its connections (LINGER_MS in http-process.ts). */
const IDLE_MS = 1_000;

export interface Edge {
  close(withinMs: number): Promise<void>;
}

async function close(server: Server, agent: Agent, withinMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), withinMs).unref();
  });
  agent.destroy();
}

export function openEdge(options: EdgeOptions): Promise<Edge> {
  const { receiveTimeoutMs = RECEIVE_TIMEOUT_MS, idleMs = IDLE_MS } = options;
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const limits = {
    headersTimeout: receiveTimeoutMs,
    requestTimeout: receiveTimeoutMs,
    connectionsCheckingInterval: receiveTimeoutMs,
  };
  const server = createServer(limits, forward(options, agent));
  server.keepAliveTimeout = 65_000;
  server.on("request", ({ socket }, response) => {
    // A connection kept open after its last response would delay the shutdown.
    response.once("finish", () => !server.listening && socket.end());
  });
  return new Promise((resolve, reject) => {
    // Rejects while opening. A later accept error (too many open files) must not end the stack.
    server.on("error", reject);
    server.listen(options.port, options.host, () =>
      resolve({ close: (withinMs) => close(server, agent, withinMs) }),
    );
  });
}
