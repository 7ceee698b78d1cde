import { isInSample } from "@eightcount/rules/telemetry/trace-rates";
import type { FinishedSpan, SpanAttributes } from "./otlp";

export interface Span {
  /** W3C header that lets the next process join the trace. */
  readonly traceparent: string;
  /** Ends the span. Later calls do nothing. `error` is the reason for a failure. */
  readonly end: (outcome?: { error?: string; attributes?: SpanAttributes }) => void;
}

export interface Telemetry {
  readonly startSpan: (name: string, attributes?: SpanAttributes) => Span;
  /** Sends the waiting spans, synchronously once the encoder has loaded. */
  readonly flush: () => Promise<void>;
}

interface TelemetryOptions {
  /** Share of traces with this first span that are exported, 0 to 1. Headers are sent either way. */
  readonly sampleRate: (name: string) => number;
  /** Sends one OTLP/JSON body. Must not throw. */
  readonly send: (body: string) => void;
  /** Unix time in milliseconds, with fractions. */
  readonly now?: () => number;
  readonly newTraceId?: () => string;
}

const FLUSH_AFTER_MS = 1_000;
const FLUSH_AT_SPANS = 50;

/** Minimal tracer for a small first page: root spans only, batched, exported as OTLP/JSON. */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  const now = options.now ?? (() => performance.timeOrigin + performance.now());
  const newTraceId = options.newTraceId ?? (() => hexId(16));
  let pending: FinishedSpan[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  let encode: ((spans: readonly FinishedSpan[]) => object) | undefined;

  // Loads the encoder with the first export, to keep it out of the first page.
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (pending.length === 0) return Promise.resolve();
    const spans = pending;
    pending = [];
    const send = () => encode !== undefined && options.send(JSON.stringify(encode(spans)));
    if (encode !== undefined) return Promise.resolve(void send());
    return import("./otlp").then((module) => {
      encode = module.toOtlpTraces;
      send();
    });
  };
  const enqueue = (span: FinishedSpan) => {
    pending.push(span);
    if (pending.length >= FLUSH_AT_SPANS) void flush();
    else timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS);
  };

  return {
    flush,
    startSpan(name, attributes = {}) {
      const traceId = newTraceId();
      const spanId = hexId(8);
      // By its id, so that the gateway comes to the same decision.
      const isSampled = isInSample(traceId, options.sampleRate(name));
      const startMs = now();
      let hasEnded = false;
      return {
        traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
        end(outcome = {}) {
          if (hasEnded || !isSampled) return;
          hasEnded = true;
          const all = { ...attributes, ...outcome.attributes };
          const error = outcome.error ?? null;
          enqueue({ name, traceId, spanId, startMs, endMs: now(), attributes: all, error });
        },
      };
    },
  };
}

function hexId(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
