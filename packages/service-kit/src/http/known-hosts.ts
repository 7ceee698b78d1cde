import type { RequestHandler } from "express";
import { LOOPBACK_NAMES } from "./own-origins";

export type IsKnownHost = (header: string | undefined) => boolean;

export const UNKNOWN_HOST =
  "Unknown host name. Open localhost, or set EIGHTCOUNT_PUBLIC_URL to the address you use.";

function nameIn(header: string): string | null {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, "") : null;
}

/** Blocks DNS rebinding, whose pages send their own name. Every browser sends one. */
export function knownHosts(names: readonly string[]): IsKnownHost {
  const known = new Set([...LOOPBACK_NAMES, ...names].map(nameIn));
  return (header) => {
    if (header === undefined) return true;
    const name = nameIn(header);
    return name !== null && known.has(name);
  };
}

export function onlyKnownHosts(isKnownHost: IsKnownHost): RequestHandler {
  return ({ headers }, response, next) => {
    if (isKnownHost(headers.host)) next();
    else response.status(421).type("text/plain").send(`${UNKNOWN_HOST}\n`);
  };
}
