const WEEK_MS = 7 * 86_400_000;

/** When the last of the sign-ups was made that are forgotten now, a week old and never confirmed. */
export const forgottenSince = (now: Date): Date => new Date(now.getTime() - WEEK_MS);

/** A sign-up whose e-mail is not proven yet. */
export interface PendingSignUp {
  readonly id: string;
  readonly deviceHash: string;
  readonly passwordHash: string;
}

/** How many browsers can hold one sign-up. */
export const SIGN_UP_BROWSERS = 10;

/**
 * The sign-ups a browser can confirm, its own first: those with the very hash of its own, which
 * other browsers share with it. Any other one could have a stranger's password.
 */
export function confirmableSignUps(
  pending: readonly PendingSignUp[],
  deviceHash: string,
): readonly PendingSignUp[] {
  const own = pending.find((one) => one.deviceHash === deviceHash);
  if (!own) return [];
  const shared = pending.filter((one) => one !== own && one.passwordHash === own.passwordHash);
  return [own, ...shared];
}
