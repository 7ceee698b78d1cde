import type { Span } from "./span";

/** One line of a waterfall: a span, how deep it hangs and where its bar is. */
export interface WaterfallRow {
  readonly span: Span;
  readonly depth: number;
  /** Percent of the trace's whole time. */
  readonly leftPercent: number;
  readonly widthPercent: number;
}

/** Children below their parents, in the order of their start; orphans hang at the top. */
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
  // A broken sender may close a circle; its spans are shown all the same.
  for (const span of byStart) visit(span, 0);
  return result;
}
