import type { Attributes } from "@opentelemetry/api";

export interface RequestedAddress {
  /** Scheme, host, and port. Unknown to a server. */
  readonly origin?: string | undefined;
  readonly path?: string | null | undefined;
}

/** Segments of a route. Ids, numbers, names, email addresses, and gift card codes are others. */
const WORD = /^(?:v\d|[a-z]+(?:[-_.][a-z]+)*)$/;
const EXTENSION = /\.[a-z]\w{1,4}$/i;

/**
 * Attributes that replace what OpenTelemetry records about a request's address: no query, no ids,
 * and not where the caller is. Queries hold searched texts and signatures, paths hold members.
 */
export function recordedAddress({ origin, path }: RequestedAddress): Attributes {
  const [file = ""] = (path ?? "/").split(/[?#]/, 1);
  const safe = file.split("/").map(withoutId).join("/");
  return {
    "url.path": safe,
    "url.query": undefined,
    "client.address": undefined,
    ...(origin === undefined ? {} : { "url.full": `${origin}${safe}` }),
  };
}

function withoutId(segment: string): string {
  if (segment === "" || WORD.test(segment)) return segment;
  return segment.includes("@") ? "*" : `*${EXTENSION.exec(segment)?.[0] ?? ""}`;
}
