import {
  type FetchFunction,
  type GraphQLResponse,
  type INetwork,
  Network,
  Observable,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import type { Credentials } from "./credentials";
import { BUSY_STATUSES, HttpError, type Transport } from "./transport";

export interface NetworkOptions {
  readonly transport: Transport;
  readonly credentials: Credentials;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** Delays before the second, third and last attempt of a query. */
const BACKOFF_MS = [200, 600, 1_800] as const;
/** All attempts together take less, so they would be refused again. */
const LONG_SECONDS = 3;

/** Relay network with access tokens, one silent refresh, query retries, and cancellation. */
export function createNetwork(options: NetworkOptions): INetwork {
  const execute: FetchFunction = (operation, variables, { metadata }) =>
    Observable.create<GraphQLResponse>((sink) => {
      const abort = new AbortController();
      run(options, {
        operation,
        variables,
        signal: abort.signal,
        keepalive: metadata?.keepalive === true,
        madeFor: (metadata?.memberId as string | undefined) ?? options.credentials.memberId(),
      }).then(
        (response) => {
          sink.next(response);
          sink.complete();
        },
        (error: Error) => {
          if (!abort.signal.aborted) sink.error(error);
        },
      );
      return () => {
        // A mutation should complete even if its component has unmounted.
        if (operation.operationKind !== "mutation") abort.abort();
      };
    });
  return Network.create(execute);
}

interface Call {
  readonly operation: RequestParameters;
  readonly variables: Variables;
  readonly signal: AbortSignal;
  /** Set through `cacheConfig.metadata` by requests that must outlive the page. */
  readonly keepalive: boolean;
  /** Member the call is for, captured before any waiting. Metadata overrides the page's member. */
  readonly madeFor: string | null;
}

async function run(options: NetworkOptions, call: Call): Promise<GraphQLResponse> {
  await options.credentials.ready();
  const response = await sendWithRetries(options, call);
  if (!isUnauthenticated(response) || !(await options.credentials.renew())) return response;
  return sendWithRetries(options, call);
}

async function sendWithRetries(options: NetworkOptions, call: Call): Promise<GraphQLResponse> {
  const sleep = options.sleep ?? wait;
  const delays = call.operation.operationKind === "query" ? BACKOFF_MS : [];
  for (const milliseconds of delays) {
    try {
      return await send(options, call);
    } catch (error) {
      if (!isBusy(error)) throw error;
      await sleep(milliseconds);
      if (call.signal.aborted) throw error;
    }
  }
  return send(options, call);
}

function send(options: NetworkOptions, call: Call): Promise<GraphQLResponse> {
  const { signal, keepalive, madeFor } = call;
  const accessToken = options.credentials.accessToken(madeFor);
  return options.transport(call.operation, call.variables, { accessToken, signal, keepalive });
}

function isBusy(error: unknown): boolean {
  return (
    error instanceof HttpError && BUSY_STATUSES.has(error.status) && error.retryAfter < LONG_SECONDS
  );
}

function isUnauthenticated(response: GraphQLResponse): boolean {
  return errorCodes(response).includes("UNAUTHENTICATED");
}

function errorCodes(response: GraphQLResponse): readonly unknown[] {
  if (!("errors" in response) || response.errors === undefined) return [];
  const errors = response.errors as readonly { extensions?: { code?: unknown } }[];
  return errors.map((error) => error.extensions?.code);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
