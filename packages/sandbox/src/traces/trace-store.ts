import type { Attributes, Span } from "./span";
import { type StatementSummary, statementsIn } from "./statements";
import { summarize, type TraceSummary } from "./summarize";

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

export interface SettledTraces {
  readonly traces: readonly TraceSummary[];
  /** How many others match, but still lack their root, which is probably on its way. */
  readonly arriving: number;
}

interface StoredTrace {
  /** By span id, so that a repeated span replaces the earlier one. */
  readonly spans: Map<string, Span>;
  characters: number;
  lastSpanAtMs: number;
}

const SHOWN = 200;
/** Fixed size of a span in addition to its texts. */
const SPAN_CHARACTERS = 500;
/** The same of an event and of an attribute. */
const EVENT_CHARACTERS = 100;
const ATTRIBUTE_CHARACTERS = 50;
/** Longer than a request may take, since processes send the spans that enclose it last. */
const ARRIVING_MS = 10_000;
const LIMITS: TraceStoreLimits = { traces: 1_000, spansPerTrace: 2_000, characters: 50_000_000 };

export class TraceStore {
  readonly #traces = new Map<string, StoredTrace>();
  #characters = 0;
  #dropped = 0;
  readonly #limits: TraceStoreLimits;

  constructor(
    limits: Partial<TraceStoreLimits> = {},
    private readonly now: () => number = Date.now,
  ) {
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
    for (const { service } of this.#spans()) names.add(service);
    return [...names].sort();
  }

  /** The newest first, including those that still lack spans. */
  list(filter: TraceFilter): readonly TraceSummary[] {
    return this.#matching(filter)
      .slice(0, SHOWN)
      .map(({ summary }) => summary);
  }

  /**
   * Without those whose root is still to arrive. Under load, these would be all of the newest ones,
   * named after whichever span came first.
   */
  settled(filter: TraceFilter): SettledTraces {
    const all = this.#matching(filter);
    const settled = all.filter(({ isArriving }) => !isArriving);
    const traces = settled.slice(0, SHOWN).map(({ summary }) => summary);
    return { traces, arriving: all.length - settled.length };
  }

  statements(): readonly StatementSummary[] {
    return statementsIn(this.#spans());
  }

  *#spans(): Iterable<Span> {
    for (const { spans } of this.#traces.values()) yield* spans.values();
  }

  #matching(filter: TraceFilter) {
    const before = this.now() - ARRIVING_MS;
    return [...this.#traces.values()]
      .map(({ spans, lastSpanAtMs }) => ({ spans: [...spans.values()], lastSpanAtMs }))
      .filter(({ spans }) => matches(spans, filter))
      .map(({ spans, lastSpanAtMs }) => {
        const summary = summarize(spans);
        return { summary, isArriving: summary.isRootMissing && lastSpanAtMs > before };
      })
      .filter(({ summary }) => summary.durationMs >= (filter.minMs ?? 0))
      .sort((left, right) => right.summary.startMs - left.summary.startMs);
  }

  #addSpan(span: Span): void {
    const trace = this.#traces.get(span.traceId) ?? {
      spans: new Map(),
      characters: 0,
      lastSpanAtMs: 0,
    };
    const before = trace.spans.get(span.spanId);
    if (!before && trace.spans.size >= this.#limits.spansPerTrace) {
      this.#dropped += 1;
      return;
    }
    trace.spans.set(span.spanId, span);
    trace.lastSpanAtMs = this.now();
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
