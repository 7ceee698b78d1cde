const WEEK_MS = 7 * 86_400_000;

export const unverifiedCutoff = (now: Date): Date => new Date(now.getTime() - WEEK_MS);

export interface PendingSignUp {
  readonly id: string;
  readonly deviceHash: string;
  readonly passwordHash: string;
}

export const SIGN_UP_BROWSERS = 10;

/** Returns the sign-up of the browser that has one of these hashes. The first hash that signed up wins. */
export function signUpOfBrowser<S extends Pick<PendingSignUp, "deviceHash">>(
  pending: readonly S[],
  deviceHashes: readonly string[],
): S | undefined {
  const hash = deviceHashes.find((one) => pending.some(({ deviceHash }) => deviceHash === one));
  return pending.find(({ deviceHash }) => deviceHash === hash);
}

/** Includes only sign-ups with this browser's password. Any other could be a stranger's. */
export function confirmableSignUps(
  pending: readonly PendingSignUp[],
  deviceHash: string,
): readonly PendingSignUp[] {
  const own = pending.find((one) => one.deviceHash === deviceHash);
  if (!own) return [];
  const shared = pending.filter((one) => one !== own && one.passwordHash === own.passwordHash);
  return [own, ...shared];
}
