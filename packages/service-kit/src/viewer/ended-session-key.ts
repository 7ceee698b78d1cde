/**
 * Redis key that marks a sign-in as ended. Accounts writes it when a sign-in ends before its access
 * tokens do and lets it expire with the last of them; the gateway refuses tokens that name it.
 */
export const endedSessionKey = (sessionId: string): string =>
  `eightcount:ended-session:${sessionId}`;
