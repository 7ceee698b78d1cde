import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { type EdgeTarget, edgeTarget } from "./paths";

// They belong to one connection and are made anew for the next one.
const HOP_HEADERS = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"];

/** What the edge needs to know. */
export interface EdgeOptions {
  readonly host: string;
  readonly port: number;
  readonly targetPorts: Readonly<Record<EdgeTarget, number>>;
  /** Whether a caller's own X-Forwarded-For is believed; only tests want that. */
  readonly trustsForwardedFor: boolean;
}

export interface Edge {
  /** Takes nobody new, and gives the answers under way their time. */
  close(withinMs: number): Promise<void>;
}

function clientAddress(incoming: IncomingMessage, trusts: boolean): string {
  const named = incoming.headers["x-forwarded-for"];
  if (trusts && typeof named === "string" && named !== "") return named;
  return incoming.socket.remoteAddress ?? "unknown";
}

function forwardedHeaders(incoming: IncomingMessage, trusts: boolean): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...incoming.headers };
  for (const name of HOP_HEADERS) delete headers[name];
  delete headers.forwarded;
  headers["x-forwarded-for"] = clientAddress(incoming, trusts);
  headers["x-forwarded-host"] = incoming.headers.host;
  headers["x-forwarded-proto"] = "http";
  return headers;
}

function unreachable(outgoing: ServerResponse, target: EdgeTarget): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(503, { "content-type": "text/plain; charset=utf-8", "retry-after": "1" });
  outgoing.end(`The ${target} is not reachable right now. Try again in a moment.\n`);
}

function answer(upstream: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...upstream.headers };
  for (const name of HOP_HEADERS) delete headers[name];
  outgoing.writeHead(upstream.statusCode ?? 502, upstream.statusMessage, headers);
  upstream.pipe(outgoing);
  // Half an answer must look broken, not finished.
  upstream.on("error", () => outgoing.destroy());
  upstream.on("aborted", () => outgoing.destroy());
}

/** A request without a body can be asked again when its kept connection had just gone stale. */
const mayAskAgain = (incoming: IncomingMessage, upstream: ClientRequest) =>
  upstream.reusedSocket && (incoming.method === "GET" || incoming.method === "HEAD");

/** Sends each request to the process its path belongs to, and streams the answer back. */
function forward(options: EdgeOptions, agent: Agent) {
  return function ask(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = edgeTarget(incoming.url ?? "/");
    const upstream = request({
      agent,
      host: "127.0.0.1",
      port: options.targetPorts[target],
      method: incoming.method,
      path: incoming.url,
      headers: forwardedHeaders(incoming, options.trustsForwardedFor),
    });
    upstream.on("response", (response) => answer(response, outgoing));
    upstream.on("error", () => {
      if (!outgoing.headersSent && !outgoing.destroyed && mayAskAgain(incoming, upstream)) {
        ask(incoming, outgoing);
      } else unreachable(outgoing, target);
    });
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
    incoming.pipe(upstream);
  };
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
  const agent = new Agent({ keepAlive: true });
  const server = createServer(forward(options, agent));
  server.keepAliveTimeout = 65_000;
  server.on("request", ({ socket }, response) => {
    // Kept open after its last answer, a connection would hold up the end.
    response.once("finish", () => !server.listening && socket.end());
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, () =>
      resolve({ close: (withinMs) => close(server, agent, withinMs) }),
    );
  });
}
