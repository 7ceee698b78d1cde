export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Span waiting to be exported. Times are Unix milliseconds. */
export interface FinishedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: SpanAttributes;
  readonly error: string | null;
}

const SPAN_KIND_CLIENT = 3;
const STATUS_ERROR = 2;
/** Attributes are short, so that a longer text is a mistake. */
const MAX_TEXT = 256;
const SERVICE_NAME = "eightcount-browser";

/** Builds the body of an OTLP/HTTP trace export in JSON. */
export function toOtlpTraces(spans: readonly FinishedSpan[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: toKeyValues({ "service.name": SERVICE_NAME }) },
        scopeSpans: [{ scope: { name: "eightcount.client" }, spans: spans.map(toOtlpSpan) }],
      },
    ],
  };
}

function toOtlpSpan(span: FinishedSpan): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    name: span.name,
    kind: SPAN_KIND_CLIENT,
    startTimeUnixNano: toNanoseconds(span.startMs),
    endTimeUnixNano: toNanoseconds(span.endMs),
    attributes: toKeyValues(span.attributes),
    status:
      span.error === null ? {} : { code: STATUS_ERROR, message: span.error.slice(0, MAX_TEXT) },
  };
}

// Nanoseconds exceed the precision of a double, so both halves are joined as text.
function toNanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds);
  const rest = Math.floor((milliseconds - whole) * 1e6);
  return `${whole}${String(rest).padStart(6, "0")}`;
}

function toKeyValues(attributes: SpanAttributes): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: toAnyValue(value) }));
}

function toAnyValue(value: string | number | boolean): object {
  if (typeof value === "string") return { stringValue: value.slice(0, MAX_TEXT) };
  if (typeof value === "boolean") return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
