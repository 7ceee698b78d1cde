import { setTimeout as sleep } from "node:timers/promises";
import { type ProxyTracerProvider, trace } from "@opentelemetry/api";

/** An unresponsive collector must not delay the shutdown. */
const TIMEOUT_MS = 500;

export async function flushSpans(): Promise<void> {
  const provider = trace.getTracerProvider() as Partial<ProxyTracerProvider>;
  const recording = provider.getDelegate?.() as { forceFlush?(): Promise<void> } | undefined;
  const flushed = recording?.forceFlush?.().catch(() => undefined);
  await Promise.race([flushed, sleep(TIMEOUT_MS, undefined, { ref: false })]);
}
