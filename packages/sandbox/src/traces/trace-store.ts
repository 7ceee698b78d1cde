import type { Attributes, Span } from "./span";

export interface TraceSummary {
  readonly traceId: string;
  /** Name and service of the first span without a known parent. */
  readonly name: string;
  readonly service: string;
  readonly startMs: number;
  readonly durationMs: number;
  readonly spanCount: number;
  readonly errorCount: number;
  readonly services: readonly string[];
}

export interface TraceFilter {
  readonly name?: string;
  readonly service?: string;
  readonly minMs?: number;
  readonly errorsOnly?: boolean;
}

export interface TraceStoreLimits {
  readonly traces: number;
  readonly spansPerTrace: number;
  /** Approximate total size of all spans, which limits the memory. */
  readonly characters: number;
}

interface StoredTrace {
  /** By span id, so that a repeated span replaces the earlier one. */
  readonly spans: Map<string, Span>;
  characters: number;
}

const SHOWN = 200;
/** Fixed size of a span in addition to its texts. */
const SPAN_CHARACTERS = 500;
/** The same of an event and of an attribute. */
const EVENT_CHARACTERS = 100;
const ATTRIBUTE_CHARACTERS = 50;
const LIMITS: TraceStoreLimits = { traces: 1_000, spansPerTrace: 2_000, characters: 50_000_000 };

export class TraceStore {
  readonly #traces = new Map<string, StoredTrace>();
  #characters = 0;
  #dropped = 0;
  readonly #limits: TraceStoreLimits;

  constructor(limits: Partial<TraceStoreLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  add(spans: readonly Span[]): void {
    for (const span of spans) this.#addSpan(span);
    for (const [traceId, { characters }] of this.#traces) {
      if (!this.#isFull) return;
      this.#traces.delete(traceId);
      this.#characters -= characters;
    }
  }

  get #isFull(): boolean {
    const { traces, characters } = this.#limits;
    return this.#traces.size > traces || this.#characters > characters;
  }

  get dropped(): number {
    return this.#dropped;
  }

  clear(): void {
    this.#traces.clear();
    this.#characters = 0;
    this.#dropped = 0;
  }

  find(traceId: string): readonly Span[] | null {
    const spans = this.#traces.get(traceId.toLowerCase())?.spans;
    return spans ? [...spans.values()].sort((left, right) => left.startMs - right.startMs) : null;
  }

  services(): readonly string[] {
    const names = new Set<string>();
    for (const { spans } of this.#traces.values()) {
      for (const span of spans.values()) names.add(span.service);
    }
    return [...names].sort();
  }

  list(filter: TraceFilter): readonly TraceSummary[] {
    return [...this.#traces.values()]
      .map(({ spans }) => [...spans.values()])
      .filter((spans) => matches(spans, filter))
      .map(summarize)
      .filter(({ durationMs }) => durationMs >= (filter.minMs ?? 0))
      .sort((left, right) => right.startMs - left.startMs)
      .slice(0, SHOWN);
  }

  #addSpan(span: Span): void {
    const trace = this.#traces.get(span.traceId) ?? { spans: new Map(), characters: 0 };
    const before = trace.spans.get(span.spanId);
    if (!before && trace.spans.size >= this.#limits.spansPerTrace) {
      this.#dropped += 1;
      return;
    }
    trace.spans.set(span.spanId, span);
    const added = charactersOf(span) - (before ? charactersOf(before) : 0);
    trace.characters += added;
    this.#characters += added;
    this.#traces.set(span.traceId, trace);
  }
}

function charactersOf({ name, statusMessage, attributes, events }: Span): number {
  const own = SPAN_CHARACTERS + name.length + (statusMessage?.length ?? 0) + textIn(attributes);
  return events.reduce(
    (sum, event) => sum + EVENT_CHARACTERS + event.name.length + textIn(event.attributes),
    own,
  );
}

const textIn = (attributes: Attributes): number =>
  Object.entries(attributes).reduce(
    (sum, [key, value]) => sum + ATTRIBUTE_CHARACTERS + key.length + String(value).length,
    0,
  );

function matches(spans: readonly Span[], { name, service, errorsOnly }: TraceFilter): boolean {
  const wanted = name?.toLowerCase() ?? "";
  return (
    (wanted === "" || spans.some((span) => span.name.toLowerCase().includes(wanted))) &&
    (!service || spans.some((span) => span.service === service)) &&
    (!errorsOnly || spans.some(({ isError }) => isError))
  );
}

export function summarize(spans: readonly Span[]): TraceSummary {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const tops = spans.filter(({ parentSpanId }) => !parentSpanId || !known.has(parentSpanId));
  const [root] = tops.toSorted((left, right) => left.startMs - right.startMs);
  const startMs = Math.min(...spans.map((span) => span.startMs));
  const endMs = Math.max(...spans.map((span) => span.startMs + span.durationMs));
  return {
    traceId: root?.traceId ?? "",
    name: root?.name ?? "",
    service: root?.service ?? "unknown",
    startMs,
    durationMs: endMs - startMs,
    spanCount: spans.length,
    errorCount: spans.filter(({ isError }) => isError).length,
    services: [...new Set(spans.map(({ service }) => service))],
  };
}
