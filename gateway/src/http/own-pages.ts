import type express from "express";
import { refuse } from "./graphql-route";

const FOREIGN_SITES: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"] as const;

/**
 * Lets pages of the public address post, and programs, which send neither header. A page elsewhere
 * is refused although its browser would keep the answer from it: a mutation happens unread too.
 */
export function ownPagesOnly(publicUrl: string): express.RequestHandler {
  const own = originsOf(publicUrl);
  return ({ headers }, response, next) => {
    const isForeign = headers.origin !== undefined && !own.has(headers.origin);
    if (!isForeign && !FOREIGN_SITES.has(headers["sec-fetch-site"])) next();
    else refuse(response, 403, "FOREIGN_ORIGIN", "This request comes from another site.");
  };
}

/** The one public origin; on one machine, every name of it. */
function originsOf(publicUrl: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!(LOOPBACK as readonly string[]).includes(hostname)) return new Set([origin]);
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}
