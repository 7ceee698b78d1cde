import type { IncomingHttpHeaders } from "node:http";
import type express from "express";
import { refuse } from "./graphql-route";

const FOREIGN_SITES: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"] as const;

/**
 * Lets pages of the public address post, and programs, which send neither header. A page elsewhere
 * is refused although its browser would keep the answer from it: a mutation happens unread too.
 */
export function ownPagesOnly(publicUrl: string): express.RequestHandler {
  const isOwn = ownOrigins(publicUrl);
  return ({ headers }, response, next) => {
    const isForeign = headers.origin !== undefined && !isOwn(headers.origin, headers);
    if (!isForeign && !FOREIGN_SITES.has(headers["sec-fetch-site"])) next();
    else refuse(response, 403, "FOREIGN_ORIGIN", "This request comes from another site.");
  };
}

/** The one public origin; on one machine every name of it, and the name it was asked by. */
function ownOrigins(publicUrl: string) {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!(LOOPBACK as readonly string[]).includes(hostname))
    return (asking: string) => asking === origin;
  const own = new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
  // A phone in the same network asks by an address. No page elsewhere can set this header.
  return (asking: string, headers: IncomingHttpHeaders) =>
    own.has(asking) || asking === `${protocol}//${headers["x-forwarded-host"]}`;
}
