import type { Viewer } from "../viewer/viewer";

/** What every resolver is given. L: the subgraph's DataLoaders, made anew per request. */
export interface SubgraphContext<L = unknown> {
  readonly viewer: Viewer;
  /** Cookies of the browser, as the gateway forwarded them. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Adds one Set-Cookie header to the answer; the gateway passes it on. */
  readonly setCookie: (header: string) => void;
  readonly loaders: L;
}

/** Parses a Cookie header; a malformed pair is left out. */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals < 1) continue;
    cookies[pair.slice(0, equals).trim()] = pair.slice(equals + 1).trim();
  }
  return cookies;
}
