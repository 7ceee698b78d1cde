import type { RequestHandler } from "express";
import { LOOPBACK_NAMES } from "./own-origins";

/** Tells whether a request's Host header names this process. */
export type IsKnownHost = (header: string | undefined) => boolean;

/** Sent with 421 to a request whose Host names something else. */
export const UNKNOWN_HOST =
  "This host name does not belong here. Open localhost, or set EIGHTCOUNT_PUBLIC_URL to the address you use.";

/** The name in a Host header, without its port; null when there is none. */
function nameIn(header: string): string | null {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : null;
}

/**
 * Knows `localhost` and the given host names, with any port. A page that has its own name resolved
 * to this machine (DNS rebinding) names itself in the Host header, and is told apart by it. Without
 * the header no browser sent the request.
 */
export function knownHosts(names: readonly string[]): IsKnownHost {
  const known = new Set([...LOOPBACK_NAMES, ...names].map(nameIn));
  return (header) => {
    if (header === undefined) return true;
    const name = nameIn(header);
    return name !== null && known.has(name);
  };
}

/** Refuses requests for other host names with 421 and one sentence. */
export function onlyKnownHosts(isKnownHost: IsKnownHost): RequestHandler {
  return ({ headers }, response, next) => {
    if (isKnownHost(headers.host)) next();
    else response.status(421).type("text/plain").send(`${UNKNOWN_HOST}\n`);
  };
}
