export interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Later versions may append fields, but version 00 has exactly 55 characters. */
const HEADER =
  /^(?!ff|00.{54})[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]([\da-f])(?:-|$)/;

/** Reads a W3C `traceparent`. Returns null for a missing or malformed one. */
export function readTraceparent(header: string | undefined): RemoteParent | null {
  const [, traceId, spanId, flags] = (header && HEADER.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
