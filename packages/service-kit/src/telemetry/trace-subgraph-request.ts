import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import {
  context,
  createContextKey,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { record, secondsSince } from "./record";
import { recordedAddress } from "./recorded-address";
import { unrecordedHeaders } from "./unrecorded";

const BY_HAND = createContextKey("eightcount.traced-by-hand");

/** Whether the request that is about to be sent must not be traced once more by its library. */
export const isTracedByHand = (): boolean => context.active().getValue(BY_HAND) === true;

const tracer = trace.getTracer("eightcount-http");

interface SubgraphRequest {
  readonly subgraph: string;
  readonly url: string;
}

type TraceHeaders = Readonly<Record<string, string>>;

/** Measures a request to a subgraph. `send` adds the headers, so that its trace goes on there. */
export async function traceSubgraphRequest<R extends { readonly status: number }>(
  { subgraph, url }: SubgraphRequest,
  send: (headers: TraceHeaders) => Promise<R>,
): Promise<R> {
  const startedAt = performance.now();
  const span = startSpan(url);
  let status = 0;
  try {
    const headers = span ? headersOf(span) : unrecordedHeaders();
    const sending = context.active().setValue(BY_HAND, true);
    const response = await context.with(sending, () => send(headers));
    ({ status } = response);
    return response;
  } catch (error) {
    span?.recordException(error as Error);
    throw error;
  } finally {
    const httpStatus = String(status);
    record(conventionMetrics.subgraphRequestDuration, secondsSince(startedAt), {
      httpStatus,
      subgraph,
    });
    if (span) finish(span, status);
  }
}

function headersOf(span: Span): TraceHeaders {
  const { traceId, spanId } = span.spanContext();
  return { traceparent: `00-${traceId}-${spanId}-01` };
}

function startSpan(url: string): Span | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  const { origin, pathname } = new URL(url);
  const attributes = {
    "http.request.method": "POST",
    ...recordedAddress({ origin, path: pathname }),
  };
  return tracer.startSpan("POST", { kind: SpanKind.CLIENT, attributes });
}

function finish(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status);
  if (status === 0 || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
