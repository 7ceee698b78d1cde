const WEEK_MS = 7 * 86_400_000;

/** When the last of the sign-ups was made that are forgotten now, a week old and never confirmed. */
export const forgottenSince = (now: Date): Date => new Date(now.getTime() - WEEK_MS);

/** A sign-up whose e-mail is not proven yet. */
export interface PendingSignUp {
  readonly id: string;
  readonly deviceHash: string;
  readonly passwordHash: string;
}

/**
 * The sign-up a browser means: its own, or the only one. Null when there are several and none is
 * its own; a code for one of them could then confirm a stranger's password.
 */
export function meantSignUp(
  pending: readonly PendingSignUp[],
  deviceHash: string,
): PendingSignUp | null {
  const own = pending.find((one) => one.deviceHash === deviceHash);
  return own ?? (pending.length === 1 ? (pending[0] ?? null) : null);
}
