const DAY_MS = 24 * 3_600_000;
/** A sign-in lasts this long without use: 30 days when remembered, one day otherwise. */
export const REMEMBERED_LIFE_MS = 30 * DAY_MS;
export const SESSION_LIFE_MS = DAY_MS;
/**
 * A token seen again this soon after its exchange comes from the same browser asking twice at
 * once, as two tabs do; later it comes from a thief or from the one who was robbed.
 */
export const REUSE_GRACE_MS = 10_000;
/**
 * How long after its exchange a token may be shown again because the answer never arrived. An open
 * page asks again within minutes, once its access token ends; later only a thief would gain from it.
 */
export const LOST_ANSWER_MS = 5 * 60_000;
/**
 * How much longer than the last access token the news that its sign-in ended is kept: for the clocks
 * of two machines, and for a token that is being signed while the sign-in ends.
 */
export const ENDED_MARGIN_SECONDS = 60;

/** A refresh token as it is kept. */
export interface KeptToken {
  readonly userAgent: string;
  /** When it was first exchanged. */
  readonly rotatedAt: Date | null;
  /** When its newest successor was given out: later than `rotatedAt` after a lost answer. */
  readonly answeredAt: Date | null;
  /** Called back because the answer that carried it was lost. */
  readonly withdrawnAt: Date | null;
  /** Somebody has exchanged a token that was given out for this one. */
  readonly isSuccessorUsed: boolean;
  readonly familyRevokedAt: Date | null;
  readonly familyExpiresAt: Date;
}

/**
 * What a presented refresh token is worth. `twin`: another tab exchanged it a moment ago.
 * `unanswered`: it was exchanged minutes ago, but nobody has used what was given for it, so the
 * answer was lost on its way.
 */
export type TokenStanding = "good" | "twin" | "unanswered" | "reused" | "ended";

/** Judges a token that is known; `userAgent` is that of whoever presents it. */
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

/** When a sign-in ends unless it is used again before. */
export function expiryOf(isRemembered: boolean, now: Date): Date {
  return new Date(now.getTime() + (isRemembered ? REMEMBERED_LIFE_MS : SESSION_LIFE_MS));
}
