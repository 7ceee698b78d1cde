import { messagesAt, type ProtobufField, readFields } from "./protobuf-reader";
import {
  type Attributes,
  type AttributeValue,
  kindOf,
  nanosToMs,
  type Span,
  type SpanEvent,
  STATUS_ERROR,
} from "./span";

/** Reads an OTLP/protobuf export; null when it is not one. Field numbers are those of OTLP 1. */
export function readOtlpProtobuf(body: Buffer): readonly Span[] | null {
  try {
    return messagesAt(body, 1).flatMap((resourceSpans) => {
      const resource = messagesAt(resourceSpans, 1)[0] ?? Buffer.alloc(0);
      const service = String(readAttributes(messagesAt(resource, 1))["service.name"] ?? "unknown");
      return messagesAt(resourceSpans, 2)
        .flatMap((scopeSpans) => messagesAt(scopeSpans, 2))
        .map((span) => readSpan(span, service));
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readSpan(message: Buffer, service: string): Span {
  const fields = readFields(message);
  const start = numberAt(fields, 7);
  const status = readFields(bytesAt(fields, 15));
  const parent = bytesAt(fields, 4).toString("hex");
  return {
    traceId: idAt(fields, 1, 16),
    spanId: idAt(fields, 2, 8),
    parentSpanId: parent === "" ? null : parent,
    service,
    name: bytesAt(fields, 5).toString(),
    kind: kindOf(Number(numberAt(fields, 6))),
    startMs: nanosToMs(start),
    durationMs: Math.max(0, nanosToMs(numberAt(fields, 8) - start)),
    isError: Number(numberAt(status, 3)) === STATUS_ERROR,
    statusMessage: bytesAt(status, 2).toString() || null,
    attributes: readAttributes(messagesAt(message, 9)),
    events: messagesAt(message, 11).map(readEvent),
  };
}

function readEvent(message: Buffer): SpanEvent {
  const fields = readFields(message);
  return {
    name: bytesAt(fields, 2).toString(),
    atMs: nanosToMs(numberAt(fields, 1)),
    attributes: readAttributes(messagesAt(message, 3)),
  };
}

function readAttributes(entries: readonly Buffer[]): Attributes {
  return Object.fromEntries(
    entries.map((entry) => {
      const fields = readFields(entry);
      return [bytesAt(fields, 1).toString(), readValue(bytesAt(fields, 2))];
    }),
  );
}

function readValue(message: Buffer): AttributeValue {
  const [field] = readFields(message);
  if (!field) return "";
  const { number, value } = field;
  if (Buffer.isBuffer(value)) return number === 5 ? readArray(value) : value.toString();
  if (number === 2) return value === 1n;
  return number === 4 ? asDouble(value) : Number(BigInt.asIntN(64, value));
}

const readArray = (message: Buffer): AttributeValue => messagesAt(message, 1).map(readValue);

function asDouble(bits: bigint): number {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64LE(bits);
  return buffer.readDoubleLE();
}

function bytesAt(fields: readonly ProtobufField[], number: number): Buffer {
  const value = fields.find((field) => field.number === number)?.value;
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

function idAt(fields: readonly ProtobufField[], number: number, length: number): string {
  const bytes = bytesAt(fields, number);
  if (bytes.length !== length) throw new RangeError("an id has another length");
  return bytes.toString("hex");
}

function numberAt(fields: readonly ProtobufField[], number: number): bigint {
  const value = fields.find((field) => field.number === number)?.value;
  return typeof value === "bigint" ? value : 0n;
}
