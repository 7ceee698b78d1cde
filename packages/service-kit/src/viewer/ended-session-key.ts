/**
 * Accounts sets this key when a sign-in ends before its access tokens expire. The gateway rejects
 * tokens that name it.
 */
export const endedSessionKey = (sessionId: string): string =>
  `eightcount:ended-session:${sessionId}`;
