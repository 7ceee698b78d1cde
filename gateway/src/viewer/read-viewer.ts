import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import type express from "express";
import type { TokenFault, TokenVerifier } from "./token-verifier";

const USER_AGENT_LIMIT = 256;

/** The viewer of a request, or the fault of the token it carries. */
export async function readRequestViewer(
  request: express.Request,
  verifier: Pick<TokenVerifier, "verify">,
): Promise<Viewer | TokenFault> {
  const connection = {
    address: request.ip ?? visitor.address,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LIMIT),
  };
  const authorization = request.headers.authorization;
  // GET answers are shared by caches, so they are always a visitor's.
  if (request.method === "GET" || authorization === undefined) return { ...visitor, ...connection };
  const claims = authorization.startsWith("Bearer ")
    ? await verifier.verify(authorization.slice("Bearer ".length))
    : "forged";
  return typeof claims === "string" ? claims : { ...claims, ...connection };
}
