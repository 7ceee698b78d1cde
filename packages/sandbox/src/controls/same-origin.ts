import type { RequestHandler } from "express";

/** Prevents other pages in the same browser from using the controls. */
export const sameOrigin: RequestHandler = (request, response, next) => {
  const { origin, host } = request.headers;
  response.set("content-security-policy", "frame-ancestors 'none'");
  const own = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
  if (request.method === "GET" || own) {
    next();
    return;
  }
  response.status(403).json({ error: "This page may not use the sandbox's controls." });
};
