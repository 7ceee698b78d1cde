import { z } from "zod";
import {
  type Attributes,
  type AttributeValue,
  kindOf,
  nanosToMs,
  type Span,
  STATUS_ERROR,
} from "./span";

/** As many attributes, events, and values of an attribute as OpenTelemetry's SDKs send by default. */
const MAX_ITEMS = 128;

/** Drops further items before they are read, because a stranger may send any number of them. */
const atMost = <T extends z.ZodType>(list: T) =>
  z.preprocess((given) => (Array.isArray(given) ? given.slice(0, MAX_ITEMS) : given), list);

const scalar = z.object({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  doubleValue: z.number().optional(),
});
/** Attributes have no lists of lists. */
const anyValue = scalar.extend({
  arrayValue: z.object({ values: atMost(z.array(scalar).optional()) }).optional(),
});
const attributeList = atMost(z.array(z.object({ key: z.string(), value: anyValue })).default([]));
const nanos = z.union([z.string().regex(/^\d{1,20}$/), z.number().int().min(0)]).transform(BigInt);
const hexId = (digits: number) => z.string().regex(new RegExp(`^[0-9a-fA-F]{${digits}}$`));

const spanShape = z.object({
  traceId: hexId(32),
  spanId: hexId(16),
  parentSpanId: z.union([hexId(16), z.literal("")]).nullish(),
  name: z.string().default(""),
  kind: z.number().int().default(0),
  startTimeUnixNano: nanos,
  endTimeUnixNano: nanos,
  attributes: attributeList,
  events: atMost(
    z
      .array(
        z.object({ name: z.string().default(""), timeUnixNano: nanos, attributes: attributeList }),
      )
      .default([]),
  ),
  status: z.object({ code: z.number().optional(), message: z.string().optional() }).default({}),
});

const exportShape = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: attributeList }).default({ attributes: [] }),
        scopeSpans: z.array(z.object({ spans: z.array(spanShape).default([]) })).default([]),
      }),
    )
    .default([]),
});

export function readOtlpJson(body: unknown): readonly Span[] | null {
  const parsed = exportShape.safeParse(body);
  if (!parsed.success) return null;
  return parsed.data.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toAttributes(resource.attributes)["service.name"] ?? "unknown");
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => toSpan(span, service)));
  });
}

function toSpan(span: z.infer<typeof spanShape>, service: string): Span {
  return {
    traceId: span.traceId.toLowerCase(),
    spanId: span.spanId.toLowerCase(),
    parentSpanId: span.parentSpanId ? span.parentSpanId.toLowerCase() : null,
    service,
    name: span.name,
    kind: kindOf(span.kind),
    startMs: nanosToMs(span.startTimeUnixNano),
    durationMs: Math.max(0, nanosToMs(span.endTimeUnixNano - span.startTimeUnixNano)),
    isError: span.status.code === STATUS_ERROR,
    statusMessage: span.status.message || null,
    attributes: toAttributes(span.attributes),
    events: span.events.map((event) => ({
      name: event.name,
      atMs: nanosToMs(event.timeUnixNano),
      attributes: toAttributes(event.attributes),
    })),
  };
}

const toAttributes = (list: z.infer<typeof attributeList>): Attributes =>
  Object.fromEntries(list.map(({ key, value }) => [key, toValue(value)]));

function toValue({ arrayValue, ...value }: z.infer<typeof anyValue>): AttributeValue {
  return arrayValue ? (arrayValue.values ?? []).map(toScalar) : toScalar(value);
}

function toScalar(value: z.infer<typeof scalar>): AttributeValue {
  if (value.intValue !== undefined) return Number(value.intValue);
  return value.stringValue ?? value.boolValue ?? value.doubleValue ?? "";
}
