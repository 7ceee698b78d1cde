import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import type { Telemetry } from "../telemetry/telemetry";

const GRAPHQL_PATH = "/graphql";
/** Statuses after which queries are retried. The server may still have processed the request. */
export const BUSY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Thrown when no response arrived. The server may still have processed the request. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

/** Thrown when a response is not a GraphQL response. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter: number;

  constructor(status: number, retryAfter = 0) {
    super(`The server responded with status ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export interface TransportOptions {
  readonly fetch: typeof fetch;
  readonly telemetry: Telemetry;
}

export interface RequestContext {
  readonly accessToken: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

/** Sends one persisted operation and returns the response, including its errors. */
export type Transport = (
  operation: RequestParameters,
  variables: Variables,
  context: RequestContext,
) => Promise<GraphQLResponse>;

// URLs end up in logs and caches, so they must not contain personal data.
const PERSONAL_VARIABLES = new Set(["email", "userName", "password", "code", "input"]);

export function createTransport({ fetch, telemetry }: TransportOptions): Transport {
  return async (operation, variables, context) => {
    const span = telemetry.startSpan(operation.name, {
      "graphql.operation.name": operation.name,
      "graphql.operation.type": operation.operationKind,
    });
    try {
      const request = toRequest(operation, variables, context, span.traceparent);
      const response = await wrapConnectionErrors(() => fetch(request.url, request.init));
      const result = await readResponse(response);
      span.end({ attributes: { "http.response.status_code": response.status } });
      return result;
    } catch (error) {
      span.end({ error: String(error) });
      throw error;
    }
  };
}

async function wrapConnectionErrors(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ConnectionError("The server could not be reached", { cause: error });
  }
}

async function readResponse(response: Response): Promise<GraphQLResponse> {
  // Proxies return 502/503/504 with their own body, and the gateway returns a GraphQL error.
  if (BUSY_STATUSES.has(response.status)) {
    // Proxies may send a date, which counts as soon.
    throw new HttpError(response.status, Number(response.headers.get("retry-after")) || 0);
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    throw new HttpError(response.status);
  }
  const isGraphQLResponse =
    typeof body === "object" && body !== null && ("data" in body || "errors" in body);
  if (!isGraphQLResponse) throw new HttpError(response.status);
  return body as GraphQLResponse;
}

interface HttpRequest {
  readonly url: string;
  readonly init: RequestInit;
}

function toRequest(
  operation: RequestParameters,
  variables: Variables,
  context: RequestContext,
  traceparent: string,
): HttpRequest {
  const headers: Record<string, string> = {
    accept: "application/graphql-response+json, application/json",
    "apollo-require-preflight": "true",
    traceparent,
  };
  if (context.accessToken !== null) headers.authorization = `Bearer ${context.accessToken}`;
  const shared = {
    credentials: "same-origin",
    signal: context.signal ?? null,
    keepalive: context.keepalive ?? false,
  } as const;
  const extensions = { persistedQuery: { version: 1, sha256Hash: operation.id } };
  if (isCacheable(operation, variables, context)) {
    const query = new URLSearchParams({
      operationName: operation.name,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(extensions),
    });
    return { url: `${GRAPHQL_PATH}?${query}`, init: { ...shared, method: "GET", headers } };
  }
  headers["content-type"] = "application/json";
  const body = JSON.stringify({ operationName: operation.name, variables, extensions });
  return { url: GRAPHQL_PATH, init: { ...shared, method: "POST", headers, body } };
}

function isCacheable(
  operation: RequestParameters,
  variables: Variables,
  context: RequestContext,
): boolean {
  return (
    operation.operationKind === "query" &&
    context.accessToken === null &&
    !Object.keys(variables).some((name) => PERSONAL_VARIABLES.has(name))
  );
}
