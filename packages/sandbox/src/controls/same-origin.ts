import type { RequestHandler } from "express";

/** Another page in the same browser must not press the sandbox's buttons. */
export const sameOrigin: RequestHandler = (request, response, next) => {
  const { origin, host } = request.headers;
  // Nor show them under something else, to be pressed unseen.
  response.set("content-security-policy", "frame-ancestors 'none'");
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (request.method === "GET" || own) {
    next();
    return;
  }
  response.status(403).json({ error: "This page may not use the sandbox's controls." });
};
