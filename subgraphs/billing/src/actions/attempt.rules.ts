import { createHash } from "node:crypto";

const attemptShape = /^[A-Za-z0-9_-]{8,64}$/;

/** True for 8 to 64 letters, digits, - or _, which every provider accepts as an idempotency key. */
export const isAttemptId = (attemptId: string): boolean => attemptShape.test(attemptId);

/**
 * Returns the idempotency key of an action at the provider: 43 letters, digits, - or _. Made from the
 * member and the kind, because a browser chooses the attempt's id, and it may be that of a purchase or
 * of another member.
 */
export const providerKeyOf = (memberId: string, kind: string, attemptId: string): string =>
  createHash("sha256").update(`${memberId} ${kind} ${attemptId}`).digest("base64url");
