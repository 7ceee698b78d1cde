/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const DAY_MS = 24 * 3_600_000;
/** A sign-in lasts this long without use: 30 days when remembered, one day otherwise. */
export const REMEMBERED_LIFE_MS = 30 * DAY_MS;
export const SESSION_LIFE_MS = DAY_MS;
/**
 * A token seen again this soon after its exchange comes from the same browser asking twice at
 * once, as two tabs do; later it comes from a thief or from the one who was robbed.
 */
export const REUSE_GRACE_MS = 10_000;

/** A refresh token as it is kept. */
export interface KeptToken {
  readonly userAgent: string;
  readonly rotatedAt: Date | null;
  /** Called back because the answer that carried it was lost. */
  readonly withdrawnAt: Date | null;
  /** Somebody has exchanged a token that was given out for this one. */
  readonly isSuccessorUsed: boolean;
  readonly familyRevokedAt: Date | null;
  readonly familyExpiresAt: Date;
}

/**
 * What a presented refresh token is worth. `unanswered`: it was exchanged, but nobody ever used
 * what was given for it, so the answer was lost on its way.
 */
export type TokenStanding = "good" | "twin" | "unanswered" | "reused" | "ended";

/** Judges a token that is known; `userAgent` is that of whoever presents it. */
export function standingOf(token: KeptToken, userAgent: string, now: Date): TokenStanding {
  if (token.familyRevokedAt || token.familyExpiresAt <= now) return "ended";
  if (token.withdrawnAt) return "reused";
  if (!token.rotatedAt) return "good";
  if (token.userAgent !== userAgent) return "reused";
  if (now.getTime() - token.rotatedAt.getTime() <= REUSE_GRACE_MS) return "twin";
  return token.isSuccessorUsed ? "reused" : "unanswered";
}

/** When a sign-in ends unless it is used again before. */
export function expiryOf(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_LIFE_MS : SESSION_LIFE_MS));
}
