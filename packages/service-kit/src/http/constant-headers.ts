import type { RequestListener } from "node:http";

/** Headers of every response of a server process: routes, refusals, and health checks. */
export const constantHeaders = {
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/**
 * The same for a process that sends no pages: a browser that shows one of its responses loads, runs,
 * and frames nothing. The client's server replaces them with a policy for its pages.
 */
export const pagelessHeaders = {
  ...constantHeaders,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;

/** Sets the headers before the app sees the request, so that no response goes without them. */
export function withConstantHeaders(
  app: RequestListener,
  headers: Readonly<Record<string, string>> = constantHeaders,
): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    app(request, response);
  };
}
