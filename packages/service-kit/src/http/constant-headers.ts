import type { RequestListener } from "node:http";

/**
 * Headers of every response of a server process, whoever makes it: a route, a refusal, a health
 * check. The product's pages come from the client's server, which sets its own policy for them.
 */
export const constantHeaders = {
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/** Sets the headers before the app sees the request, so that no response goes without them. */
export function withConstantHeaders(app: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(constantHeaders)) response.setHeader(name, value);
    app(request, response);
  };
}
