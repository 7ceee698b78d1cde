/** Returns 0 to 1. A class without a length counts as not started. */
export function watchedShare(lastViewedSeconds: number, lengthSeconds: number): number {
  if (lengthSeconds <= 0) return 0;
  return Math.min(1, Math.max(0, lastViewedSeconds / lengthSeconds));
}
