import type { ApolloServer, HTTPGraphQLResponse } from "@apollo/server";
import { HeaderMap } from "@apollo/server";
import { counters } from "@eightcount/rules/telemetry/registry";
import { isShed } from "@eightcount/service-kit/pressure/shedding";
import { count } from "@eightcount/service-kit/telemetry/count";
import { traceOperation } from "@eightcount/service-kit/telemetry/trace-request";
import type express from "express";
import type { GatewayContext } from "../context";
import type { PersistedOperations } from "../persisted/persisted-operations";
import { recordOperation } from "../plugins/measure-operations";
import type { Admission } from "../pressure/admission";
import { shed } from "../pressure/shed";
import { readRequestViewer } from "../viewer/read-viewer";
import type { TokenVerifier } from "../viewer/token-verifier";
import { within } from "../within";
import { isRefused, type OperationRequest, readOperationRequest } from "./operation-request";
import { refuse } from "./refuse";

export interface GraphqlRouteOptions {
  readonly server: ApolloServer<GatewayContext>;
  readonly operations: PersistedOperations;
  readonly verifier: Pick<TokenVerifier, "verify">;
  readonly admission: Pick<Admission, "run" | "shedKindOf">;
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
      const { name } = found.operation;
      let codes: readonly string[] = ["UNAVAILABLE"];
      try {
        const kind = options.admission.shedKindOf(name);
        codes =
          kind === null
            ? await options.admission.run(name, () =>
                respond(options, found, { request, response, startedAt }),
              )
            : shed(response, kind);
      } finally {
        recordOperation(name, startedAt, codes);
      }
    });
  };
}

interface Exchange {
  readonly request: express.Request;
  readonly response: express.Response;
  readonly startedAt: number;
}

/** Returns the codes of the errors in the response. */
async function respond(
  options: GraphqlRouteOptions,
  found: OperationRequest,
  { request, response, startedAt }: Exchange,
): Promise<readonly string[]> {
  const leftMs = options.timeoutMs - (performance.now() - startedAt);
  if (leftMs <= 0) return late(response);
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
    toldPressure: new Map(),
  };
  const result = await within(leftMs, execute(options.server, found, context));
  if (!result) return late(response);
  const isShared = request.method === "GET" && context.setCookies.length === 0;
  const seconds = isShared ? sharedMaxAge(result) : null;
  send(response, result, context.setCookies, cacheControl(seconds, context));
  return context.errorCodes;
}

const late = (response: express.Response) =>
  refuse(response, 504, "TIMEOUT", "The request took too long.");

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
  caching: string,
): void {
  if (result.body.kind !== "complete") throw new Error("incremental delivery is not supported");
  for (const [name, value] of result.headers) response.setHeader(name, value);
  response.setHeader("cache-control", caching);
  for (const cookie of setCookies) response.appendHeader("set-cookie", cookie);
  response.status(result.status ?? 200).end(result.body.string);
}

// Signed picture addresses stay valid longer than the fresh and stale periods together.
const STALE_SECONDS = 300;

/** Leaves trailers out of lists while previews are shed. */
const SHEDS_PREVIEWS = "catalogue";
// Responses without trailers must not outlive the pressure for long.
const MAX_AGE_WITHOUT_PREVIEWS = 15;

function cacheControl(seconds: number | null, { toldPressure }: GatewayContext): string {
  if (seconds === null) return "private, no-store";
  return isShed("previews", toldPressure.get(SHEDS_PREVIEWS) ?? 0)
    ? `public, max-age=${Math.min(seconds, MAX_AGE_WITHOUT_PREVIEWS)}`
    : `public, max-age=${seconds}, stale-while-revalidate=${STALE_SECONDS}`;
}
