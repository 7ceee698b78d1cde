import type { RequestHandler } from "express";
import type { SigningKeys } from "./signing-keys";

const CACHE_SECONDS = 300;

export function keySetRoute(jwks: SigningKeys["jwks"]): RequestHandler {
  return (_request, response) => {
    response.set("cache-control", `public, max-age=${CACHE_SECONDS}`).json(jwks);
  };
}
