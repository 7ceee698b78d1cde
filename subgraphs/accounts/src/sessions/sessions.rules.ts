const DAY_MS = 24 * 3_600_000;
/** Milliseconds a sign-in lasts without use. */
export const REMEMBERED_LIFE_MS = 30 * DAY_MS;
export const SESSION_LIFE_MS = DAY_MS;
/** Two tabs of a browser may use one token within this time. Later reuse can mean theft. */
export const REUSE_GRACE_MS = 10_000;
/** Time for retrying an exchange whose response was lost. Open pages retry within minutes. */
export const LOST_ANSWER_MS = 5 * 60_000;
/** Covers clock differences and a token that is being signed as its sign-in ends. */
export const ENDED_MARGIN_SECONDS = 60;

export interface KeptToken {
  readonly userAgent: string;
  readonly rotatedAt: Date | null;
  /** Time of the newest successor, which is later than `rotatedAt` after a lost response. */
  readonly answeredAt: Date | null;
  /** Set if the response that carried it was lost. */
  readonly withdrawnAt: Date | null;
  readonly isSuccessorUsed: boolean;
  readonly familyRevokedAt: Date | null;
  readonly familyExpiresAt: Date;
}

/** A `twin` was exchanged by another tab a moment ago. An `unanswered` one lost its response. */
export type TokenStanding = "good" | "twin" | "unanswered" | "reused" | "ended";

export function standingOf(token: KeptToken, userAgent: string, now: Date): TokenStanding {
  if (token.familyRevokedAt || token.familyExpiresAt <= now) return "ended";
  if (token.withdrawnAt) return "reused";
  if (!token.rotatedAt) return "good";
  if (token.userAgent !== userAgent) return "reused";
  if (isWithin(REUSE_GRACE_MS, token.answeredAt ?? token.rotatedAt, now)) return "twin";
  if (token.isSuccessorUsed) return "reused";
  return isWithin(LOST_ANSWER_MS, token.rotatedAt, now) ? "unanswered" : "reused";
}

const isWithin = (lifeMs: number, since: Date, now: Date): boolean =>
  now.getTime() - since.getTime() <= lifeMs;

export function expiryOf(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_LIFE_MS : SESSION_LIFE_MS));
}
