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
        (answer) => {
          sink.next(answer);
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
  const answer = await sendPatiently(options, call);
  if (!isUnauthenticated(answer) || !(await options.credentials.renew())) return answer;
  return sendPatiently(options, call);
}

async function sendPatiently(options: NetworkOptions, call: Call): Promise<GraphQLResponse> {
  const sleep = options.sleep ?? wait;
  const waits = call.operation.operationKind === "query" ? BACKOFF_MS : [];
  for (const milliseconds of waits) {
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
  return error instanceof HttpError && BUSY_STATUSES.has(error.status);
}

function isUnauthenticated(answer: GraphQLResponse): boolean {
  return errorCodes(answer).includes("UNAUTHENTICATED");
}

function errorCodes(answer: GraphQLResponse): readonly unknown[] {
  if (!("errors" in answer) || answer.errors === undefined) return [];
  const errors = answer.errors as readonly { extensions?: { code?: unknown } }[];
  return errors.map((error) => error.extensions?.code);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
