import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import type express from "express";
import type { TokenFault, TokenVerifier } from "./token-verifier";

const USER_AGENT_LIMIT = 256;

export async function readRequestViewer(
  request: express.Request,
  verifier: Pick<TokenVerifier, "verify">,
): Promise<Viewer | TokenFault> {
  const connection = {
    address: request.ip ?? visitor.address,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, USER_AGENT_LIMIT),
  };
  const authorization = request.headers.authorization;
  // GET responses are shared by caches, so a GET always runs as a visitor.
  if (request.method === "GET" || authorization === undefined) return { ...visitor, ...connection };
  const claims = authorization.startsWith("Bearer ")
    ? await verifier.verify(authorization.slice("Bearer ".length))
    : "forged";
  return typeof claims === "string" ? claims : { ...claims, ...connection };
}
