import { createHash } from "node:crypto";

/**
 * Returns the idempotency key of an attempt at the provider: 43 letters, digits, - or _. Made from the
 * member and the kind, because a browser chooses the attempt's id. The same id may name a purchase and
 * an action, and attempts of several members.
 */
export const providerKeyOf = (memberId: string, kind: string, attemptId: string): string =>
  createHash("sha256").update(`${memberId} ${kind} ${attemptId}`).digest("base64url");
