import type { Span } from "../traces/span";

/** A root span of one millisecond, unless the parts say otherwise. */
export const aSpan = (parts: Partial<Span> = {}): Span => ({
  traceId: "a".repeat(32),
  spanId: "1",
  parentSpanId: null,
  service: "viewing",
  name: "span",
  kind: "internal",
  startMs: 0,
  durationMs: 1,
  isError: false,
  statusMessage: null,
  attributes: {},
  events: [],
  ...parts,
});
