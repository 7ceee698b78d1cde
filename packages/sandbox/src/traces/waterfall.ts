import type { Span } from "./span";

export interface WaterfallRow {
  readonly span: Span;
  readonly depth: number;
  /** Percent of the trace's total duration. */
  readonly leftPercent: number;
  readonly widthPercent: number;
}

/** Orders children below their parents by start time. Orphans are at the top level. */
export function waterfall(spans: readonly Span[]): readonly WaterfallRow[] {
  const startMs = Math.min(...spans.map((span) => span.startMs));
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs));
  const wholeMs = Math.max(endMs - startMs, Number.EPSILON);
  const row = (span: Span, depth: number): WaterfallRow => ({
    span,
    depth,
    leftPercent: ((span.startMs - startMs) / wholeMs) * 100,
    widthPercent: (span.durationMs / wholeMs) * 100,
  });
  return inOrder(spans).map(([span, depth]) => row(span, depth));
}

function inOrder(spans: readonly Span[]): readonly (readonly [Span, number])[] {
  const byStart = spans.toSorted((left, right) => left.startMs - right.startMs);
  const known = new Set(spans.map(({ spanId }) => spanId));
  const children = Map.groupBy(byStart, ({ parentSpanId }) =>
    parentSpanId && known.has(parentSpanId) ? parentSpanId : "",
  );
  const result: (readonly [Span, number])[] = [];
  const seen = new Set<Span>();
  const visit = (span: Span, depth: number) => {
    if (seen.has(span)) return;
    seen.add(span);
    result.push([span, depth]);
    for (const child of children.get(span.spanId) ?? []) visit(child, depth + 1);
  };
  for (const top of children.get("") ?? []) visit(top, 0);
  // Includes spans of a cycle, which a faulty sender may create.
  for (const span of byStart) visit(span, 0);
  return result;
}
