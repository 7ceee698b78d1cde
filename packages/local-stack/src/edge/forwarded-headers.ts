import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

const HOP_HEADERS = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade"];

function clientAddress(incoming: IncomingMessage, trusts: boolean): string {
  const named = incoming.headers["x-forwarded-for"];
  if (trusts && typeof named === "string" && named !== "") return named;
  return incoming.socket.remoteAddress ?? "unknown";
}

export function forwardedHeaders(incoming: IncomingMessage, trusts: boolean): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...incoming.headers };
  for (const name of HOP_HEADERS) delete headers[name];
  delete headers.forwarded;
  delete headers["x-forwarded-host"];
  headers["x-forwarded-for"] = clientAddress(incoming, trusts);
  // HTTP/1.0 does not require Host, and Node rejects a header without a value.
  if (incoming.headers.host !== undefined) headers["x-forwarded-host"] = incoming.headers.host;
  headers["x-forwarded-proto"] = "http";
  return headers;
}

export function returnedHeaders(upstream: IncomingMessage): IncomingHttpHeaders {
  const headers = { ...upstream.headers };
  for (const name of HOP_HEADERS) delete headers[name];
  // Node frames the body itself, and an HTTP/1.0 caller cannot read chunks.
  delete headers["transfer-encoding"];
  return headers;
}
