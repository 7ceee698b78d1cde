import type { Attributes } from "@opentelemetry/api";

export interface RequestedAddress {
  /** Scheme, host, and port. Unknown to a server. */
  readonly origin?: string | undefined;
  readonly path?: string | undefined;
}

const SIGNED = /[?&](?:Signature|Policy|Key-Pair-Id)=/;

/** Removes the query of a signed media URL, because it would grant access to readers of traces. */
export function withoutSignature({ origin, path = "" }: RequestedAddress): Attributes {
  if (!SIGNED.test(path)) return {};
  const [file = ""] = path.split("?", 1);
  return { "url.query": "", ...(origin === undefined ? {} : { "url.full": `${origin}${file}` }) };
}
