import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import type { Outcome } from "../telemetry/outcome";
import { record, secondsSince } from "../telemetry/record";

type Method = (...args: unknown[]) => unknown;

/** Returns the provider with every call that returns a promise measured. Null stays null. */
export function measureProvider<T>(provider: string, target: T): T {
  if (typeof target !== "object" || target === null) return target;
  const wrapped = new WeakMap<Method, Method>();
  return new Proxy(target, {
    get(object, property) {
      const value: unknown = Reflect.get(object, property, object);
      if (typeof value !== "function" || typeof property !== "string") return value;
      const method = value as Method;
      const known = wrapped.get(method) ?? measured({ provider, call: property }, object, method);
      wrapped.set(method, known);
      return known;
    },
  });
}

interface Call {
  readonly provider: string;
  readonly call: string;
}

function measured({ provider, call }: Call, target: object, method: Method): Method {
  return (...args) => {
    const startedAt = performance.now();
    const result = method.apply(target, args);
    if (!(result instanceof Promise)) return result;
    const done = (outcome: Outcome) =>
      record(serviceMetrics.providerCallDuration, secondsSince(startedAt), {
        provider,
        providerCall: call,
        outcome,
      });
    result.then(
      (value: unknown) => done(outcomeOfResult(value)),
      (error: unknown) => done(isRefusedBy(error) ? "refused" : "failed"),
    );
    return result;
  };
}

const REFUSED: ReadonlySet<unknown> = new Set(["refused", "declined", "invalid", "challenge"]);
const FAILED: ReadonlySet<unknown> = new Set(["unknown", "unavailable"]);

/** Providers return expected failures as data: a word, or an object with a kind. */
function outcomeOfResult(value: unknown): Outcome {
  const kind = typeof value === "string" ? value : (value as { kind?: unknown } | null)?.kind;
  if (REFUSED.has(kind)) return "refused";
  const isPartial = value instanceof Map && [...value.values()].some((one) => one instanceof Error);
  return FAILED.has(kind) || isPartial ? "failed" : "ok";
}

const isRefusedBy = (error: unknown): boolean =>
  (error as { outcome?: unknown } | null)?.outcome === "refused";
