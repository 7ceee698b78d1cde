import type { RequestListener } from "node:http";

export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
} as const;

/** For responses that load and frame nothing. The client server has a policy for its pages. */
export const apiSecurityHeaders = {
  ...securityHeaders,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
} as const;

export function withSecurityHeaders(
  app: RequestListener,
  headers: Readonly<Record<string, string>> = securityHeaders,
): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    app(request, response);
  };
}
