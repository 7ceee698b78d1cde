import { Agent, createServer, type Server } from "node:http";
import { forward } from "./forward";
import type { EdgeTarget } from "./paths";

/** Settings of the edge. */
export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly targetPorts: Readonly<Record<EdgeTarget, number>>;
  /** Host names it serves besides localhost; to a request for another one it says 421. */
  readonly knownHosts: readonly string[];
  /** Whether a caller's own X-Forwarded-For is believed; only tests want that. */
  readonly trustsForwardedFor: boolean;
  /** How long a caller may take to send headers and body, in milliseconds. */
  readonly receivedWithinMs?: number;
  /** How long an idle connection to a process is kept, in milliseconds. */
  readonly idleMs?: number;
}

/** As long as the processes behind it wait; a response may take any time. */
const RECEIVED_WITHIN_MS = 30_000;
/** Less than any process keeps one: a request sent while it closes would be lost. */
const IDLE_MS = 30_000;

export interface Edge {
  /** Accepts no new requests, and gives the responses under way their time. */
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

/** Opens the one origin. Rejects with the system's error when the port is taken. */
export function openEdge(options: EdgeOptions): Promise<Edge> {
  const { receivedWithinMs = RECEIVED_WITHIN_MS, idleMs = IDLE_MS } = options;
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const limits = {
    headersTimeout: receivedWithinMs,
    requestTimeout: receivedWithinMs,
    connectionsCheckingInterval: receivedWithinMs,
  };
  const server = createServer(limits, forward(options, agent));
  server.keepAliveTimeout = 65_000;
  server.on("request", ({ socket }, response) => {
    // Kept open after its last response, a connection would delay the shutdown.
    response.once("finish", () => !server.listening && socket.end());
  });
  return new Promise((resolve, reject) => {
    // Rejects while opening; an accept that fails later (too many open files) must not end the stack.
    server.on("error", reject);
    server.listen(options.port, options.host, () =>
      resolve({ close: (withinMs) => close(server, agent, withinMs) }),
    );
  });
}
