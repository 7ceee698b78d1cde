import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginInlineTraceDisabled } from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import { parseCookie } from "cookie";
import express from "express";
import type { GraphQLSchema } from "graphql";
import {
  type DrainStep,
  type HttpProcess,
  healthRoutes,
  notFound,
  Readiness,
  startHttpProcess,
} from "../http/http-process";
import type { Logger } from "../logging/logger";
import { pressureIn } from "../pressure/shedding";
import { traceGraphql } from "../telemetry/trace-graphql";
import type { Viewer } from "../viewer/viewer";
import { type SubgraphContext, setCookieHeader } from "./context";
import { formatError } from "./format-error";
import { measureOperations } from "./measure-operations";
import { reportRefusedSignatures } from "./report-refused-signatures";
import { signedByGateway, signedJson, viewerOf } from "./signed-request";

export interface SubgraphOptions<L> {
  /** Also the subgraph's name at the gateway. Signatures for another subgraph are rejected. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number | null;
  readonly drainTimeoutMs?: number;
  readonly schema: GraphQLSchema;
  readonly gatewaySecret: string;
  readonly logger: Logger;
  readonly loaders: (viewer: Viewer) => L;
  readonly ready: () => Promise<void>;
  /** Additional routes, mounted before body parsing and before the signature check. */
  readonly routes?: (app: express.Express) => void;
  readonly drain: readonly DrainStep[];
}

const BODY_LIMIT = "512kb";

export async function serveSubgraph<L>(options: SubgraphOptions<L>): Promise<HttpProcess> {
  const readiness = new Readiness(options.ready);
  const server = new ApolloServer<SubgraphContext<L>>({
    schema: options.schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [measureOperations, ApolloServerPluginInlineTraceDisabled()],
    formatError: formatError(options.logger),
  });
  await server.start();
  const app = express().disable("x-powered-by").use(healthRoutes(readiness));
  options.routes?.(app);
  const signature = { secret: options.gatewaySecret, audience: options.name };
  const onRefused = reportRefusedSignatures(options.name, options.logger);
  app.use("/graphql", signedByGateway(signature, onRefused), ...signedJson(BODY_LIMIT, onRefused));
  app.use("/graphql", traceGraphql);
  app.use(
    "/graphql",
    expressMiddleware(server, {
      context: async ({ req, res }) => {
        const viewer = viewerOf(req);
        return {
          viewer,
          // If two cookies share a name, the first wins: browsers send the narrower path first.
          cookies: parseCookie(req.headers.cookie ?? ""),
          setCookie: (cookie) => res.appendHeader("set-cookie", setCookieHeader(cookie)),
          loaders: options.loaders(viewer),
          pressure: pressureIn(req.headers),
        };
      },
    }),
  );
  app.use(notFound);
  app.use(httpErrors(options.logger));
  const drain: DrainStep[] = [() => server.stop(), ...options.drain];
  // The gateway signs only these. Webhooks come from outside.
  const isPublic = (url: string) => !url.startsWith("/graphql");
  return startHttpProcess({ ...options, app, drain, isPublic }, readiness);
}

/** Body parser errors (too long, not JSON) carry a status. All other errors are logged. */
function httpErrors(logger: Logger): express.ErrorRequestHandler {
  return (error, request, response, _next) => {
    const status = Number((error as { status?: number }).status ?? 500);
    if (status >= 500) logger.error({ err: error, path: request.path }, "route failed");
    const message = status === 413 ? "The request is too large." : "The request is malformed.";
    response
      .status(status)
      .json({ errors: [{ message: status < 500 ? message : "Something went wrong" }] });
  };
}
