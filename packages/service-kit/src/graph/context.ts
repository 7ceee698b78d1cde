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

/**
 * Parses a Cookie header; a malformed pair is left out. Of two cookies of one name the first wins:
 * browsers put the one with the narrower path first.
 */
export function parseCookies(header: string | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {};
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (name === "" || Object.hasOwn(cookies, name)) continue;
    cookies[name] = pair.slice(equals + 1).trim();
  }
  return cookies;
}
