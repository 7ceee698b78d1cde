import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { suppressTracing } from "@opentelemetry/core";
import { joinPageLoad } from "./page-load";
import { record, secondsSince } from "./record";
import { recordedAddress } from "./recorded-address";
import { routeOf } from "./route-name";
import { followsParent, isChosen, isChosenHere } from "./trace-rates";
import { decided } from "./trace-sampler";
import { type RemoteParent, readTraceparent } from "./traceparent";
import { newTraceId, unrecorded } from "./unrecorded";

const QUIET = /^\/(?:(?:livez|readyz|metrics)(?:\?|$)|otlp|mailbox|traces)/;
const tracer = trace.getTracer("eightcount-http");
const quiet = suppressTracing(ROOT_CONTEXT);
const arrivals = new WeakMap<IncomingMessage, number>();

export interface TraceOptions {
  /** Requests that call `traceOperation` as soon as they know their operation. By default, none. */
  readonly isTracedLater?: ((url: string) => boolean) | undefined;
  /** Requests that strangers may send, whose `traceparent` does not decide whether they are recorded. By default, none. */
  readonly isPublic?: ((url: string) => boolean) | undefined;
}

const never = () => false;

/**
 * Measures requests, and records the traces of those that belong to the sample. By hand instead of by
 * OpenTelemetry's patch of node:http, which computes each attribute before anything is decided.
 */
export function traceRequests(
  listener: RequestListener,
  { isTracedLater = never, isPublic = never }: TraceOptions = {},
): RequestListener {
  return (request, response) => {
    const { url = "/" } = request;
    if (QUIET.test(url)) return context.with(quiet, listener, undefined, request, response);
    measure(request, response);
    if (isTracedLater(url)) return context.with(quiet, listener, undefined, request, response);
    const isOurs = joinPageLoad(request) || !isPublic(url);
    const parent = readTraceparent(request.headers.traceparent as string | undefined);
    const isRecorded = isOurs ? followsParent(parent) : isChosenHere();
    enter({ request, response, parent, isOurs, isRecorded }, () => listener(request, response));
  };
}

/** Runs the work of a request of anybody, whose operation is known or invalid. */
export function traceOperation<T>(
  request: IncomingMessage,
  response: ServerResponse,
  operation: string | null,
  work: () => T,
): T {
  const parent = readTraceparent(request.headers.traceparent as string | undefined);
  const isRecorded = isChosen(parent, operation);
  return enter({ request, response, parent, isOurs: false, isRecorded }, work);
}

function measure(request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now();
  arrivals.set(request, startedAt);
  response.once("close", () => {
    record(conventionMetrics.serverDuration, secondsSince(startedAt), {
      httpMethod: request.method ?? "GET",
      httpStatus: String(statusOf(response)),
    });
  });
}

interface Entry {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly parent: RemoteParent | null;
  /** One of our own processes sent it. */
  readonly isOurs: boolean;
  readonly isRecorded: boolean;
}

function enter<T>({ request, response, parent, isOurs, isRecorded }: Entry, work: () => T): T {
  if (!isRecorded) {
    // Nothing else of the caller's trace is ours, so its id would only let a stranger choose ours.
    const traceId = isOurs && parent ? parent.traceId : newTraceId();
    return context.with(unrecorded(traceId), work);
  }
  const remote = parent
    ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: 1, isRemote: true })
    : decided(ROOT_CONTEXT);
  const { method = "GET", url } = request;
  const startTime = performance.timeOrigin + (arrivals.get(request) ?? performance.now());
  const attributes = { "http.request.method": method, ...recordedAddress({ path: url }) };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, startTime, attributes }, remote);
  response.once("close", () => finish(span, request, response));
  return context.with(trace.setSpan(ROOT_CONTEXT, span), work);
}

/** Of callers that leave before the response, as proxies log them. */
const CALLER_LEFT = 499;

/** Node's own status is 200 until a response begins. */
const statusOf = ({ headersSent, statusCode }: ServerResponse): number =>
  headersSent ? statusCode : CALLER_LEFT;

function finish(span: Span, request: IncomingMessage, response: ServerResponse): void {
  const statusCode = statusOf(response);
  // Without a route, every row in a list of traces would read "GET".
  const route = routeOf(request);
  span.updateName(`${request.method} ${route}`).setAttributes({
    "http.route": route,
    "http.response.status_code": statusCode,
  });
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
