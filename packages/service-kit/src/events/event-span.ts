import { attributes } from "@eightcount/rules/telemetry/registry";
import { context, propagation, SpanKind, trace } from "@opentelemetry/api";
import { runIn } from "../telemetry/span";
import type { DomainEvent } from "./domain-event";

/** W3C trace context of the publisher, stored with a job. */
export type TraceCarrier = Record<string, string>;

const tracer = trace.getTracer("eightcount-events");

interface EventWork {
  readonly queue: string;
  readonly event: DomainEvent;
}

export function publishSpan(
  { queue, event }: EventWork,
  work: (carrier: TraceCarrier) => Promise<void>,
): Promise<void> {
  const options = { kind: SpanKind.PRODUCER, attributes: describe(queue, event) };
  return tracer.startActiveSpan(`${queue} publish`, options, async (span) => {
    const carrier: TraceCarrier = {};
    propagation.inject(context.active(), carrier);
    try {
      await work(carrier);
    } finally {
      span.end();
    }
  });
}

export function processSpan(
  { queue, event }: EventWork,
  carrier: TraceCarrier,
  work: () => Promise<void>,
): Promise<void> {
  const parent = propagation.extract(context.active(), carrier);
  const options = { kind: SpanKind.CONSUMER, attributes: describe(queue, event) };
  return tracer.startActiveSpan(`${queue} process`, options, parent, (span) => runIn(span, work));
}

const describe = (queue: string, event: DomainEvent) => ({
  "messaging.system": "bull",
  "messaging.destination.name": queue,
  "messaging.message.id": event.id,
  [attributes.eventTopic]: event.topic,
});
