import type { IncomingHttpHeaders } from "node:http";
import { isLoopbackUrl, ownOrigins } from "@eightcount/service-kit/http/own-origins";
import type express from "express";
import { refuse } from "./refuse";

const FOREIGN_SITES: ReadonlySet<unknown> = new Set(["cross-site", "same-site"]);

/** Rejects pages of other sites, whose mutations would run although CORS hides the response. */
export function ownPagesOnly(publicUrl: string): express.RequestHandler {
  const isOwn = ownedBy(publicUrl);
  return ({ headers }, response, next) => {
    const isForeign = headers.origin !== undefined && !isOwn(headers.origin, headers);
    if (!isForeign && !FOREIGN_SITES.has(headers["sec-fetch-site"])) next();
    else refuse(response, 403, "FOREIGN_ORIGIN", "This request comes from another site.");
  };
}

function ownedBy(publicUrl: string) {
  const own = ownOrigins(publicUrl);
  const isLocal = isLoopbackUrl(publicUrl);
  const { protocol } = new URL(publicUrl);
  // A phone on the same network opens a local site by address. Other sites cannot set this header.
  return (origin: string, headers: IncomingHttpHeaders) =>
    own.has(origin) || (isLocal && origin === `${protocol}//${headers["x-forwarded-host"]}`);
}
