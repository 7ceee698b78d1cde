import type { Attributes } from "@opentelemetry/api";

/** A request's address, as a client sends it or as a server receives it. */
export interface RequestedAddress {
  /** Scheme, host and port; unknown to a server. */
  readonly origin?: string | undefined;
  /** Path and query. */
  readonly path?: string | undefined;
}

const SIGNED = /[?&](?:Signature|Policy|Key-Pair-Id)=/;

/**
 * Span attributes that replace those of a signed media address: its query opens the file to whoever
 * reads the trace. Empty for every other address.
 */
export function withoutSignature({ origin, path = "" }: RequestedAddress): Attributes {
  if (!SIGNED.test(path)) return {};
  const [file = ""] = path.split("?", 1);
  return { "url.query": "", ...(origin === undefined ? {} : { "url.full": `${origin}${file}` }) };
}
