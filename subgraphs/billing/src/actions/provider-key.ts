import { createHash } from "node:crypto";

/**
 * Returns the idempotency key of an action at the provider: 43 letters, digits, - or _. Made from the
 * member and the kind, because a browser chooses the attempt's id, and it may be that of a purchase or
 * of another member.
 */
export const providerKeyOf = (memberId: string, kind: string, attemptId: string): string =>
  createHash("sha256").update(`${memberId} ${kind} ${attemptId}`).digest("base64url");
