import type { RequestHandler } from "express";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** The product's origin, by each of its names when it is this machine's. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  if (publicUrl === "") return new Set();
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!LOCAL.includes(hostname)) return new Set([origin]);
  const names = LOCAL.map((name) => `${protocol}//${name}${port && `:${port}`}`);
  return new Set([origin, ...names]);
}

/** Lets the product's page fetch media from this origin with its cookies; nobody else's page. */
export function mediaCors(publicUrl: string): RequestHandler {
  const own = ownOrigins(publicUrl);
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary("origin");
    if (origin !== undefined && own.has(origin)) {
      response.set({
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
        "access-control-expose-headers": "content-length, content-range, accept-ranges",
      });
    }
    if (request.method !== "OPTIONS") {
      next();
      return;
    }
    response.set({
      "access-control-allow-methods": "GET, HEAD, OPTIONS",
      "access-control-allow-headers": "range",
      "access-control-max-age": "600",
    });
    response.status(204).end();
  };
}
