import { randomUUID, timingSafeEqual } from "node:crypto";
import type { NextFunction, Request, RequestHandler, Response } from "express";
import { Fault, plainFault } from "./fault";

const VERSION = "application/vnd.recurly.v2021-02-25";
const LIMIT = 2_000;
const HOUR_SECONDS = 3_600;

/** Sets the provider's standard headers, then checks the API key and version. */
export function guard(apiKey: string): RequestHandler {
  return (request, response, next) => {
    response.set({
      "x-request-id": randomUUID(),
      "x-ratelimit-limit": String(LIMIT),
      "x-ratelimit-remaining": String(LIMIT - 1),
      "x-ratelimit-reset": String(Math.floor(Date.now() / 1_000) + HOUR_SECONDS),
      "recurly-version": VERSION.split(".").at(-1) ?? "",
    });
    next(problemOf(request, apiKey));
  };
}

function problemOf(request: Request, apiKey: string): Fault | undefined {
  const [scheme, value = ""] = (request.headers.authorization ?? "").split(" ");
  if (scheme !== "Basic") {
    return plainFault(401, "unauthorized", "Provide your private API key as the Basic user name.");
  }
  const [key = ""] = Buffer.from(value, "base64").toString().split(":");
  if (!isSameSecret(key, apiKey)) {
    return plainFault(401, "unauthorized", "The provided API key was invalid.");
  }
  if (!String(request.headers.accept).startsWith(VERSION)) {
    return plainFault(406, "unknown_api_version", `Accept must be ${VERSION}.`);
  }
  return undefined;
}

/** Compares in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function sendFault(
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (error instanceof Fault) {
    if (error.envelope) response.status(error.status).json({ error: error.envelope });
    else response.status(error.status).end();
    return;
  }
  if (isBodyParserError(error)) {
    response.status(400).json({
      error: { type: "bad_request", message: "The request body is not JSON.", params: [] },
    });
    return;
  }
  next(error);
}

const isBodyParserError = (error: unknown): boolean =>
  error instanceof SyntaxError && "body" in error;
