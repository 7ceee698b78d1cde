import { createServer, type RequestListener, type Server } from "node:http";

// As long as the other servers wait. Pages need no body, so nobody honest takes longer.
const RECEIVED_WITHIN_MS = 30_000;
// Longer than a proxy keeps an idle connection, so that it never sends into a closing one.
const KEEP_ALIVE_MS = 65_000;

/** A server for the app that lets go of callers who send headers or a body without end. */
export function openServer(app: RequestListener, receivedWithinMs = RECEIVED_WITHIN_MS): Server {
  const server = createServer(
    {
      headersTimeout: receivedWithinMs,
      requestTimeout: receivedWithinMs,
      connectionsCheckingInterval: receivedWithinMs,
    },
    app,
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server;
}
