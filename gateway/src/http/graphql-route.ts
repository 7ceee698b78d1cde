import type { ApolloServer, HTTPGraphQLResponse } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import { counters } from "@eightcount/rules/telemetry/registry";
import { count } from "@eightcount/service-kit/telemetry/count";
import { traceOperation } from "@eightcount/service-kit/telemetry/trace-request";
import type express from "express";
import type { GatewayContext } from "../context";
import type { PersistedOperations } from "../persisted/persisted-operations";
import { countRefused } from "../plugins/count-refused";
import { recordOperation } from "../plugins/measure-operations";
import { readRequestViewer } from "../viewer/read-viewer";
import type { TokenVerifier } from "../viewer/token-verifier";
import { within } from "../within";
import { isRefused, type OperationRequest, readOperationRequest } from "./operation-request";

export interface GraphqlRouteOptions {
  readonly server: ApolloServer<GatewayContext>;
  readonly operations: PersistedOperations;
  readonly verifier: Pick<TokenVerifier, "verify">;
  readonly timeoutMs: number;
}

export function graphqlRoute(options: GraphqlRouteOptions): express.RequestHandler {
  return async (request, response) => {
    const startedAt = performance.now();
    const found = readOperationRequest(request, options.operations);
    const operation = isRefused(found) ? null : found.operation.name;
    return traceOperation(request, response, operation, async () => {
      if (isRefused(found)) {
        refuse(response, found.status, found.code, found.message);
        return;
      }
      let codes: readonly string[] = ["UNAVAILABLE"];
      try {
        codes = await respond(options, found, { request, response });
      } finally {
        recordOperation(found.operation.name, startedAt, codes);
      }
    });
  };
}

interface Exchange {
  readonly request: express.Request;
  readonly response: express.Response;
}

/** Returns the codes of the errors in the response. */
async function respond(
  options: GraphqlRouteOptions,
  found: OperationRequest,
  { request, response }: Exchange,
): Promise<readonly string[]> {
  const viewer = await readRequestViewer(request, options.verifier);
  if (typeof viewer === "string") {
    count(counters.tokensRefused, { tokenFault: viewer });
    return refuse(response, 401, "UNAUTHENTICATED", "Sign in to continue.");
  }
  const context: GatewayContext = {
    viewer,
    cookie: request.method === "GET" ? undefined : request.headers.cookie,
    setCookies: [],
    errorCodes: [],
  };
  const result = await within(options.timeoutMs, execute(options.server, found, context));
  if (!result) return refuse(response, 504, "TIMEOUT", "The request took too long.");
  const isShared = request.method === "GET" && context.setCookies.length === 0;
  send(response, result, context.setCookies, isShared ? sharedMaxAge(result) : null);
  return context.errorCodes;
}

function execute(
  server: ApolloServer<GatewayContext>,
  { operation, variables }: OperationRequest,
  context: GatewayContext,
): Promise<HTTPGraphQLResponse> {
  const headers = new HeaderMap([
    ["content-type", "application/json"],
    ["accept", "application/json"],
  ]);
  return server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: "POST",
      headers,
      search: "",
      body: { query: operation.text, operationName: operation.name, variables },
    },
    context: () => Promise.resolve(context),
  });
}

/** Returns the seconds a shared cache may keep the response, or null without a public hint. */
function sharedMaxAge(result: HTTPGraphQLResponse): number | null {
  const [, seconds] =
    /^max-age=(\d+), public$/.exec(result.headers.get("cache-control") ?? "") ?? [];
  return seconds === undefined ? null : Number(seconds);
}

function send(
  response: express.Response,
  result: HTTPGraphQLResponse,
  setCookies: readonly string[],
  sharedSeconds: number | null,
): void {
  if (result.body.kind !== "complete") throw new Error("incremental delivery is not supported");
  for (const [name, value] of result.headers) response.setHeader(name, value);
  response.setHeader("cache-control", cacheControl(sharedSeconds));
  for (const cookie of setCookies) response.appendHeader("set-cookie", cookie);
  response.status(result.status ?? 200).end(result.body.string);
}

// Signed picture addresses stay valid longer than the fresh and stale periods together.
const STALE_SECONDS = 300;

function cacheControl(seconds: number | null): string {
  return seconds === null
    ? "private, no-store"
    : `public, max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;
}

export function refuse(
  response: express.Response,
  status: number,
  code: string,
  message: string,
): readonly string[] {
  countRefused(code);
  response
    .status(status)
    .setHeader("cache-control", "no-store")
    .json({ errors: [{ message, extensions: { code } }] });
  return [code];
}
