import { setTimeout as sleep } from "node:timers/promises";
import type { Request, RequestHandler, Response } from "express";
import type { BookRepository } from "../recurly/book/book.repository";
import type { FaultSwitches } from "./fault-switches";

const SLOW_MS = 2_000;

/** Simulates the fault of the account that a request is about. Comes before idempotency. */
export function providerFaults(faults: FaultSwitches, books: BookRepository): RequestHandler {
  return async (request, response, next) => {
    const code = faults.accounts.length > 0 ? await accountOf(request, books) : null;
    const fault = code === null ? "none" : faults.ofAccount(code);
    // The request stays open until the caller gives up.
    if (fault === "hang") return;
    if (fault === "slow") await sleep(SLOW_MS);
    if (fault === "500-after-charge" && !isRead(request)) loseResponse(response);
    next();
  };
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

async function accountOf(request: Request, books: BookRepository): Promise<string | null> {
  const key = decodeURIComponent(request.path.split("/")[1] ?? "");
  switch (request.baseUrl) {
    case "/accounts":
      return key === "" ? text(request.body?.code) : orNull(books.codeOf(key));
    case "/subscriptions":
    case "/invoices":
    case "/transactions":
      return orNull(books.ownerOf("Resource", key.replace(/\.pdf$/, "")));
    case "/purchases":
      return text(request.body?.account?.code);
    case "/gift_cards":
      return text(request.body?.gifter_account?.code ?? request.body?.recipient_account?.code);
    default:
      return null;
  }
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** An unknown id has no account. The route answers it. */
const orNull = (found: Promise<string>): Promise<string | null> => found.catch(() => null);

/** Replaces a success by HTTP 500. What was done stays done, and idempotency stores the success. */
function loseResponse(response: Response): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => Response;
  response.end = ((...parts: unknown[]) => {
    if (response.statusCode >= 400) return end(...parts);
    response.statusCode = 500;
    for (const header of ["content-type", "content-length", "etag"]) response.removeHeader(header);
    return end();
  }) as Response["end"];
}
