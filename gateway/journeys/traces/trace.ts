import type { Span } from "@eightcount/sandbox/traces/span";
import type { TraceSummary } from "@eightcount/sandbox/traces/summarize";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { eventually } from "../stack/eventually";

const COLLECTION_TIMEOUT_MS = 10_000;

/** One trace as the trace viewer shows it. */
export class Trace {
  readonly #byId: ReadonlyMap<string, Span>;

  constructor(readonly spans: readonly Span[]) {
    this.#byId = new Map(spans.map((span) => [span.spanId, span]));
  }

  /** Spans whose parent is missing. */
  get orphans(): readonly Span[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId && !this.#byId.has(parentSpanId));
  }

  get roots(): readonly Span[] {
    return this.spans.filter(({ parentSpanId }) => parentSpanId === null);
  }

  named(name: string): readonly Span[] {
    return this.spans.filter((span) => span.name === name);
  }

  /** "service name" of every span from the root to the first one with this name. */
  pathTo(name: string): readonly string[] {
    const path: string[] = [];
    let [span] = this.named(name) as readonly (Span | undefined)[];
    for (; span; span = this.#byId.get(span.parentSpanId ?? "")) {
      path.unshift(`${span.service} ${span.name}`);
    }
    return path;
  }
}

async function read<T>(path: string): Promise<T | null> {
  const answer = await fetch(`${journeyStack().sandbox}${path}`);
  return answer.ok ? ((await answer.json()) as T) : null;
}

export async function readTrace(traceId: string): Promise<Trace | null> {
  const found = await read<{ spans: readonly Span[] }>(`/traces/${traceId}.json`);
  return found && new Trace(found.spans);
}

/** Waits until these spans and all parents have arrived, because services send in batches. */
export function waitForTrace(traceId: string, names: readonly string[]): Promise<Trace> {
  return eventually(`${names.join(", ")} in ${traceId}`, COLLECTION_TIMEOUT_MS, async () => {
    const trace = await readTrace(traceId);
    const isWhole = trace?.orphans.length === 0 && names.every((name) => trace.named(name).length);
    return isWhole && trace;
  });
}

/** Traces with a span of this name that began after this time, newest first. */
export async function tracesSince(startMs: number, name: string): Promise<readonly TraceSummary[]> {
  const query = new URLSearchParams({ name });
  const found = (await read<readonly TraceSummary[]>(`/traces.json?${query}`)) ?? [];
  return found.filter((trace) => trace.startMs >= startMs);
}
