import type { Attributes } from "@opentelemetry/api";

export interface RequestedAddress {
  /** Scheme, host, and port. Unknown to a server. */
  readonly origin?: string | undefined;
  readonly path?: string | undefined;
}

const SIGNED = /[?&](?:Signature|Policy|Key-Pair-Id)=/;

/** Hides the query of a signed media URL, which would open the file to readers of the trace. */
export function withoutSignature({ origin, path = "" }: RequestedAddress): Attributes {
  if (!SIGNED.test(path)) return {};
  const [file = ""] = path.split("?", 1);
  return { "url.query": "", ...(origin === undefined ? {} : { "url.full": `${origin}${file}` }) };
}
