import type { IncomingHttpHeaders } from "node:http";
import { isOwnMachine, ownOrigins } from "@eightcount/service-kit/http/own-origins";
import type express from "express";
import { refuse } from "./graphql-route";

const FOREIGN_SITES: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);

/**
 * Lets pages of the public address post, and programs, which send neither header. A page elsewhere
 * is refused although its browser would keep the answer from it: a mutation happens unread too.
 */
export function ownPagesOnly(publicUrl: string): express.RequestHandler {
  const isOwn = ownedBy(publicUrl);
  return ({ headers }, response, next) => {
    const isForeign = headers.origin !== undefined && !isOwn(headers.origin, headers);
    if (!isForeign && !FOREIGN_SITES.has(headers["sec-fetch-site"])) next();
    else refuse(response, 403, "FOREIGN_ORIGIN", "This request comes from another site.");
  };
}

/** The one public origin; on one machine every name of it, and the name it was asked by. */
function ownedBy(publicUrl: string) {
  const own = ownOrigins(publicUrl);
  const isLocal = isOwnMachine(publicUrl);
  const { protocol } = new URL(publicUrl);
  // A phone in the same network asks by an address. No page elsewhere can set this header.
  return (asking: string, headers: IncomingHttpHeaders) =>
    own.has(asking) || (isLocal && asking === `${protocol}//${headers["x-forwarded-host"]}`);
}
