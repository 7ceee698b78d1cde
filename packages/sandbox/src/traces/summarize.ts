import type { Span } from "./span";

export interface TraceSummary {
  readonly traceId: string;
  /** Name and service of the span that stands for the whole. */
  readonly name: string;
  readonly service: string;
  /** GraphQL operation that the gateway or a subgraph ran, null without one. */
  readonly operation: string | null;
  readonly startMs: number;
  readonly durationMs: number;
  readonly spanCount: number;
  readonly errorCount: number;
  readonly services: readonly string[];
  /** The span that encloses all others has not arrived. */
  readonly isRootMissing: boolean;
}

/** Also the first span of ours, whose caller sent a `traceparent` and no span, as load tests do. */
const canBeRoot = ({ parentSpanId, kind }: Span): boolean =>
  !parentSpanId || kind === "server" || kind === "consumer";

export function summarize(spans: readonly Span[]): TraceSummary {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const tops = spans
    .filter(({ parentSpanId }) => !parentSpanId || !known.has(parentSpanId))
    .sort((left, right) => left.startMs - right.startMs);
  const root = tops.find(({ parentSpanId }) => !parentSpanId) ?? tops.find(canBeRoot) ?? tops[0];
  const startMs = Math.min(...spans.map((span) => span.startMs));
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs));
  return {
    traceId: root?.traceId ?? "",
    name: root?.name ?? "",
    service: root?.service ?? "unknown",
    operation: operationIn(spans),
    startMs,
    durationMs: endMs - startMs,
    spanCount: spans.length,
    errorCount: spans.filter(({ isError }) => isError).length,
    services: [...new Set(spans.map(({ service }) => service))],
    isRootMissing: root !== undefined && !canBeRoot(root),
  };
}

/** The gateway adds the subgraph and a number to the name of a part. */
const PART = /__\w+__\d+$/;

function operationIn(spans: readonly Span[]): string | null {
  const names = spans.map(({ attributes }) => attributes["graphql.operation.name"]);
  const name = names.find((found) => typeof found === "string" && found !== "");
  return name === undefined ? null : String(name).replace(PART, "");
}
