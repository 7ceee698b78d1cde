const attemptShape = /^[A-Za-z0-9_-]{8,64}$/;

/** True for 8 to 64 letters, digits, - or _, which every provider accepts as an idempotency key. */
export const isAttemptId = (attemptId: string): boolean => attemptShape.test(attemptId);
