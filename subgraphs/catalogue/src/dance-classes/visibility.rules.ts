const SECOND_MS = 1000;

/** Rounds up to the next second, so that a class released in the current second is visible. */
export function releasedBefore(now: Date): Date {
  return new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS + SECOND_MS);
}
