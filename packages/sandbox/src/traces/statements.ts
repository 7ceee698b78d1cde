import type { Span } from "./span";

/** All calls of one statement by one process. */
export interface StatementSummary {
  readonly service: string;
  /** As its longest call sent it, with placeholders for the values. */
  readonly text: string;
  readonly calls: number;
  readonly failedCalls: number;
  readonly totalMs: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  readonly longestTraceId: string;
}

export const SQL_TEXT = "db.query.text";

/** Null for spans of anything but a statement, such as waiting for a connection, or Redis. */
function statementOf({ attributes }: Span): string | null {
  const text = attributes[SQL_TEXT];
  return attributes["db.system.name"] === "postgresql" && typeof text === "string" ? text : null;
}

/** The same for statements that differ only in how many values they list. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\d+(?:, ?\$\d+)*/g, "?")
    .replaceAll(/\(\?\)(?:, ?\(\?\))+/g, "(?)");

/** Sums up the statements in these spans, the one that took most of the time first. */
export function statementsIn(spans: Iterable<Span>): readonly StatementSummary[] {
  const shapes = new Map<string, string>();
  const groups = new Map<string, Span[]>();
  for (const span of spans) {
    const text = statementOf(span);
    if (text === null) continue;
    const shape = shapes.get(text) ?? shapeOf(text);
    shapes.set(text, shape);
    const key = `${span.service}\n${shape}`;
    const calls = groups.get(key);
    if (calls) calls.push(span);
    else groups.set(key, [span]);
  }
  return [...groups.values()]
    .flatMap(summaryOf)
    .sort((left, right) => right.totalMs - left.totalMs);
}

function summaryOf(calls: readonly Span[]): readonly StatementSummary[] {
  const sorted = calls.toSorted((left, right) => left.durationMs - right.durationMs);
  const longest = sorted.at(-1);
  if (!longest) return [];
  const atShare = (share: number): number =>
    sorted[Math.ceil(share * sorted.length) - 1]?.durationMs ?? 0;
  return [
    {
      service: longest.service,
      text: statementOf(longest) ?? "",
      calls: sorted.length,
      failedCalls: sorted.filter(({ isError }) => isError).length,
      totalMs: sorted.reduce((sum, { durationMs }) => sum + durationMs, 0),
      p50Ms: atShare(0.5),
      p95Ms: atShare(0.95),
      longestMs: longest.durationMs,
      longestTraceId: longest.traceId,
    },
  ];
}
