import { ownOrigins } from "@eightcount/service-kit/http/own-origins";
import type { RequestHandler } from "express";

export function mediaCors(publicUrl: string): RequestHandler {
  const own: ReadonlySet<string> = publicUrl === "" ? new Set() : ownOrigins(publicUrl);
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
