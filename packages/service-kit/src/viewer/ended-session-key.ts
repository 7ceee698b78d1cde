/** Set by accounts when a sign-in ends. The gateway then rejects the session's access tokens. */
export const endedSessionKey = (sessionId: string): string =>
  `eightcount:ended-session:${sessionId}`;
