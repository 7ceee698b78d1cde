import type { Attributes, Span } from "@eightcount/sandbox/traces/span";
import { readTrace, tracesSince } from "./trace";

const textsIn = (attributes: Attributes): readonly string[] =>
  Object.entries(attributes).map(([name, value]) => `${name}=${String(value)}`);

const textsOf = (span: Span): readonly string[] => [
  span.name,
  span.statusMessage ?? "",
  ...textsIn(span.attributes),
  ...span.events.flatMap(({ name, attributes }) => [name, ...textsIn(attributes)]),
];

/** Every name, message, and attribute in the traces that began after this time, once each. */
export async function textsTracedSince(startMs: number): Promise<readonly string[]> {
  const summaries = await tracesSince(startMs, "");
  const traces = await Promise.all(summaries.map(({ traceId }) => readTrace(traceId)));
  const texts = traces.flatMap((trace) => trace?.spans.flatMap(textsOf) ?? []);
  return [...new Set(texts)];
}
