import type { counters } from "@eightcount/rules/telemetry/registry";
import { type Attributes, type Counter, type MeterProvider, metrics } from "@opentelemetry/api";

type CounterName = (typeof counters)[keyof typeof counters];

const made = new WeakMap<MeterProvider, Map<string, Counter>>();

/** Does nothing without telemetry. */
export function count(name: CounterName, attributes: Attributes): void {
  counterOf(name).add(1, attributes);
}

function counterOf(name: CounterName): Counter {
  const provider = metrics.getMeterProvider();
  const known = made.get(provider) ?? new Map<string, Counter>();
  made.set(provider, known);
  const counter = known.get(name) ?? provider.getMeter("eightcount").createCounter(name);
  known.set(name, counter);
  return counter;
}
