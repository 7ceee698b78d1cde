const SECOND_MS = 1000;

/**
 * The first instant that is not released yet. Release dates compare in whole seconds, so a class
 * of this very second is out, whatever its milliseconds.
 */
export function releasedBefore(now: Date): Date {
  return new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS + SECOND_MS);
}
