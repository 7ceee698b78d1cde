import type { RequestHandler } from "express";

/** Like the provider, the browser API allows every origin, without cookies. */
export const crossOrigin: RequestHandler = (request, response, next) => {
  response.set({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  if (request.method !== "OPTIONS") {
    next();
    return;
  }
  response.set({
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers": "content-type",
    "access-control-max-age": "600",
  });
  response.status(204).end();
};
