const DAY_MS = 24 * 3_600_000;
/** Milliseconds a sign-in lasts without use. */
export const REMEMBERED_LIFE_MS = 30 * DAY_MS;
export const SESSION_LIFE_MS = DAY_MS;
/** Two tabs of a browser may use one token within this time. Later reuse can mean theft. */
export const REUSE_GRACE_MS = 10_000;
/** Time for retrying an exchange whose response was lost. Open pages retry within minutes. */
export const LOST_RESPONSE_MS = 5 * 60_000;
/** Covers clock differences and a token that is being signed as its sign-in ends. */
export const ENDED_MARGIN_SECONDS = 60;

export interface StoredToken {
  readonly userAgent: string;
  readonly rotatedAt: Date | null;
  /** Time of the newest successor, which is later than `rotatedAt` after a lost response. */
  readonly successorIssuedAt: Date | null;
  /** Set if the response that carried it was lost. */
  readonly withdrawnAt: Date | null;
  readonly isSuccessorUsed: boolean;
  readonly familyRevokedAt: Date | null;
  readonly familyExpiresAt: Date;
}

/** A `concurrent` token was exchanged by another tab a moment ago. The response of a `lost-response` one never arrived. */
export type TokenStatus = "valid" | "concurrent" | "lost-response" | "reused" | "ended";

export function classifyToken(token: StoredToken, userAgent: string, now: Date): TokenStatus {
  if (token.familyRevokedAt || token.familyExpiresAt <= now) return "ended";
  if (token.withdrawnAt) return "reused";
  if (!token.rotatedAt) return "valid";
  if (token.userAgent !== userAgent) return "reused";
  if (isWithin(REUSE_GRACE_MS, token.successorIssuedAt ?? token.rotatedAt, now))
    return "concurrent";
  if (token.isSuccessorUsed) return "reused";
  return isWithin(LOST_RESPONSE_MS, token.rotatedAt, now) ? "lost-response" : "reused";
}

const isWithin = (lifeMs: number, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() <= lifeMs;

export function expiryOf(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_LIFE_MS : SESSION_LIFE_MS));
}
