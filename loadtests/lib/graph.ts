import { SharedArray } from "k6/data";
import http, { type CookieJar } from "k6/http";
import { Rate } from "k6/metrics";
import type { Caller } from "./caller.ts";
import { notifyRunner } from "./notify-runner.ts";
import { findOperations, type OperationName, type Operations } from "./operations.ts";
import { currentPhase } from "./phase.ts";
import { site, tracedShare } from "./settings.ts";
import { countShed } from "./shed.ts";
import { SlowRequests } from "./slow-requests.ts";
import { newTrace } from "./trace.ts";

const FILE = import.meta.resolve("../../client/persisted-operations.json");

// Shared, because a copy of the file per virtual user would cost more memory than all else.
const operations = new SharedArray("persisted operations", () => [
  ...findOperations(JSON.parse(open(FILE)) as Record<string, string>),
]);
const byName = new Map(operations.map((operation) => [operation.name, operation]));

const slow = new SlowRequests();

/** Whether a call failed or was refused, by operation. */
const operationFailed = new Rate("operation_failed");

export interface Call<Name extends OperationName> {
  readonly operation: Name;
  readonly variables: Operations[Name]["variables"];
  readonly caller: Caller;
  /** Cookies that outlive the arrival. */
  readonly jar?: CookieJar | undefined;
  /** Whether the data is what the caller needs. Otherwise the call counts as failed. */
  readonly isGood: (data: Operations[Name]["response"]) => boolean;
}

/** Sends an operation by its id as the client does. Returns null if it failed or was refused. */
export function send<Name extends OperationName>(
  call: Call<Name>,
): Operations[Name]["response"] | null {
  const trace = newTrace(tracedShare(call.operation));
  const response = request(call, trace.traceparent);
  const { status, timings } = response;
  const { operation } = call;
  countShed(operation, response);
  const line = slow.lineAbout(currentPhase(), { operation, ms: timings.duration, status, trace });
  if (line !== null) notifyRunner(line);
  const data = dataOf(response) as Operations[Name]["response"] | null;
  const isGood = data !== null && call.isGood(data);
  operationFailed.add(!isGood, { operation });
  return isGood ? data : null;
}

function request(
  { operation, variables, caller, jar }: Omit<Call<OperationName>, "isGood">,
  traceparent: string,
) {
  const found = byName.get(operation);
  if (!found) throw new Error(`${operation} is not among the client's operations`);
  const { id, clientName, isQuery } = found;
  const { token, address } = caller;
  const headers: Record<string, string> = {
    accept: "application/graphql-response+json, application/json",
    "apollo-require-preflight": "true",
    "x-forwarded-for": address,
    traceparent,
  };
  const parameters = { headers, tags: { operation, name: operation }, ...(jar ? { jar } : {}) };
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  // The client reads public data by GET, so that a cache can hold it.
  if (isQuery && token === null) {
    const query = [
      `operationName=${clientName}`,
      `variables=${encodeURIComponent(JSON.stringify(variables))}`,
      `extensions=${encodeURIComponent(JSON.stringify(extensions))}`,
    ].join("&");
    return http.get(`${site}/graphql?${query}`, parameters);
  }
  headers["content-type"] = "application/json";
  if (token !== null) headers.authorization = `Bearer ${token}`;
  const body = JSON.stringify({ operationName: clientName, variables, extensions });
  return http.post(`${site}/graphql`, body, parameters);
}

function dataOf({ status, body }: { status: number; body: unknown }): object | null {
  if (status !== 200 || typeof body !== "string") return null;
  try {
    const { data, errors } = JSON.parse(body) as { data?: object | null; errors?: unknown };
    return errors === undefined ? (data ?? null) : null;
  } catch {
    return null;
  }
}
