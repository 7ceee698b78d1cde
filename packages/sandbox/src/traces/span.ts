export type AttributeValue = string | number | boolean | readonly AttributeValue[];

export type Attributes = Readonly<Record<string, AttributeValue>>;

export interface SpanEvent {
  readonly name: string;
  /** Epoch milliseconds, with fractions. */
  readonly atMs: number;
  readonly attributes: Attributes;
}

export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly service: string;
  readonly name: string;
  readonly kind: "internal" | "server" | "client" | "producer" | "consumer";
  /** Epoch milliseconds, with fractions. */
  readonly startMs: number;
  readonly durationMs: number;
  readonly isError: boolean;
  readonly statusMessage: string | null;
  readonly attributes: Attributes;
  readonly events: readonly SpanEvent[];
}

const kinds = ["internal", "internal", "server", "client", "producer", "consumer"] as const;

/** OTLP numbers the kinds from 1. 0 and unknown numbers mean internal. */
export const kindOf = (code: number): Span["kind"] => kinds[code] ?? "internal";

/** OTLP's status code of a failed span. */
export const STATUS_ERROR = 2;

const NANOSECONDS = 1_000_000n;

/** Splits the number, because a double cannot represent all nanoseconds. */
export function nanosToMs(nanos: bigint): number {
  return Number(nanos / NANOSECONDS) + Number(nanos % NANOSECONDS) / Number(NANOSECONDS);
}
