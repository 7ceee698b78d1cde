import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  request,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { knownHosts, UNKNOWN_HOST } from "@eightcount/service-kit/http/known-hosts";
import { apiSecurityHeaders } from "@eightcount/service-kit/http/security-headers";
import { forwardedHeaders, returnedHeaders } from "./forwarded-headers";
import { type EdgeTarget, edgeTarget, originForm } from "./paths";

export interface ForwardOptions {
  readonly targetPorts: Readonly<Record<EdgeTarget, number>>;
  /** Host names served in addition to localhost. Others get 421. */
  readonly knownHosts: readonly string[];
  /** Trusts the caller's X-Forwarded-For. For tests only. */
  readonly trustsForwardedFor: boolean;
}

/** The largest body that a process behind the edge accepts (a batch of spans). */
const LARGEST_BODY_BYTES = 8 * 1024 * 1024;
const TOO_LARGE = "The request is too large.";

function refuse(outgoing: ServerResponse, status: number, sentence: string): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const headers = { ...apiSecurityHeaders, "content-type": "text/plain; charset=utf-8" };
  // Set explicitly, because an upstream status message that could not be forwarded is still set.
  outgoing.writeHead(
    status,
    STATUS_CODES[status],
    status === 503 ? { ...headers, "retry-after": "1" } : headers,
  );
  outgoing.end(`${sentence}\n`);
}

const unreachable = (outgoing: ServerResponse, target: EdgeTarget) =>
  refuse(outgoing, 503, `The ${target} is not reachable right now. Try again in a moment.`);

function respond(upstream: IncomingMessage, outgoing: ServerResponse, target: EdgeTarget): void {
  // A truncated response must look broken, not finished.
  upstream.on("error", () => outgoing.destroy());
  upstream.on("aborted", () => outgoing.destroy());
  try {
    outgoing.writeHead(
      upstream.statusCode ?? 502,
      upstream.statusMessage,
      returnedHeaders(upstream),
    );
  } catch {
    upstream.resume();
    refuse(outgoing, 502, `The ${target} sent an invalid response.`);
    return;
  }
  upstream.pipe(outgoing);
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A request without a body is safe to repeat if its reused connection turned out to be closed. */
const mayRepeat = (incoming: IncomingMessage, upstream: ClientRequest) =>
  upstream.reusedSocket &&
  (incoming.method === "GET" || incoming.method === "HEAD") &&
  !hasBody(incoming);

const saysTooLarge = ({ headers }: IncomingMessage) =>
  Number(headers["content-length"] ?? 0) > LARGEST_BODY_BYTES;

function onTooLarge(incoming: IncomingMessage, refuseIt: () => void): void {
  let received = 0;
  incoming.on("data", (chunk: Buffer) => {
    const before = received;
    received += chunk.length;
    if (before <= LARGEST_BODY_BYTES && received > LARGEST_BODY_BYTES) refuseIt();
  });
}

export function forward(options: ForwardOptions, agent: Agent) {
  const isKnownHost = knownHosts(options.knownHosts);

  function open(incoming: IncomingMessage, path: string, target: EdgeTarget): ClientRequest | null {
    try {
      return request({
        agent,
        host: "127.0.0.1",
        port: options.targetPorts[target],
        method: incoming.method,
        path,
        headers: forwardedHeaders(incoming, options.trustsForwardedFor),
      });
    } catch {
      // Node throws synchronously for a path or header that it would not send.
      return null;
    }
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = originForm(incoming.url ?? "");
    const target = edgeTarget(path ?? "/");
    const upstream = path === null ? null : open(incoming, path, target);
    if (upstream === null) {
      refuse(outgoing, 400, "This request is malformed.");
      return;
    }
    let isRefused = false;
    upstream.on("response", (response) => respond(response, outgoing, target));
    upstream.on("error", () => {
      if (isRefused) return;
      if (!outgoing.headersSent && !outgoing.destroyed && mayRepeat(incoming, upstream)) {
        send(incoming, outgoing);
      } else unreachable(outgoing, target);
    });
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) upstream.destroy();
    });
    incoming.pipe(upstream);
    onTooLarge(incoming, () => {
      isRefused = true;
      incoming.unpipe(upstream).resume();
      upstream.destroy();
      refuse(outgoing, 413, TOO_LARGE);
    });
  }

  return function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // An aborted request must not end the process that runs the whole stack.
    incoming.on("error", () => outgoing.destroy());
    outgoing.on("error", () => outgoing.destroy());
    if (!isKnownHost(incoming.headers.host)) refuse(outgoing, 421, UNKNOWN_HOST);
    // The upstream would close before reading it all, and its response would be lost.
    else if (saysTooLarge(incoming)) refuse(outgoing, 413, TOO_LARGE);
    else send(incoming, outgoing);
  };
}
