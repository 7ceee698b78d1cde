import { healthRoutes, notFound, type Readiness } from "@eightcount/service-kit/http/http-process";
import { knownHosts, onlyKnownHosts } from "@eightcount/service-kit/http/known-hosts";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import express from "express";
import { type GraphqlRouteOptions, graphqlRoute } from "./graphql-route";
import { ownPagesOnly } from "./own-pages";
import { refuse } from "./refuse";

export interface GatewayAppOptions extends GraphqlRouteOptions {
  readonly readiness: Readiness;
  readonly trustedProxies: string;
  /** Host names accepted besides localhost. Null accepts any. */
  readonly knownHosts: readonly string[] | null;
  readonly bodyLimitBytes: number;
  readonly publicUrl: string;
  readonly logger: Logger;
}

export function gatewayApp(options: GatewayAppOptions): express.Express {
  const app = express().disable("x-powered-by");
  app.set("trust proxy", options.trustedProxies);
  app.use(healthRoutes(options.readiness));
  if (options.knownHosts) app.use(onlyKnownHosts(knownHosts(options.knownHosts)));
  const route = graphqlRoute(options);
  app.get("/graphql", route);
  app.post(
    "/graphql",
    ownPagesOnly(options.publicUrl),
    jsonOnly,
    express.json({ limit: options.bodyLimitBytes }),
    route,
  );
  app.all("/graphql", (_request, response) => {
    response.setHeader("allow", "GET, POST");
    refuse(response, 405, "METHOD_NOT_ALLOWED", "Use GET or POST.");
  });
  app.use(notFound);
  app.use(failures(options.logger));
  return app;
}

const FOREIGN_CHARSET = /;\s*charset\s*=(?!\s*"?utf-8\b)/i;

// A form on another site can send text/plain with cookies. UTF-7 could pass a firewall unread.
const jsonOnly: express.RequestHandler = (request, response, next) => {
  const isUtf8 = !FOREIGN_CHARSET.test(request.headers["content-type"] ?? "");
  if (isUtf8 && request.is("application/json")) next();
  else refuse(response, 415, "UNSUPPORTED_MEDIA_TYPE", "Send application/json.");
};

function failures(logger: Logger): express.ErrorRequestHandler {
  return (error, _request, response, _next) => {
    const status = Number((error as { status?: number }).status ?? 500);
    if (status === 413) refuse(response, 413, "TOO_LARGE", "The request is too large.");
    else if (status < 500) refuse(response, 400, "BAD_REQUEST", "The request is malformed.");
    else {
      logger.error({ err: error }, "request failed");
      refuse(response, 503, "UNAVAILABLE", "Something went wrong");
    }
  };
}
