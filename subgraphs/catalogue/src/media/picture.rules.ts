const HOUR_MS = 3_600_000;

/** Widths in which a class's still is kept, in pixels. */
export const STILL_WIDTHS = [320, 640, 1280] as const;

/** The width whose file carries no suffix. */
const PLAIN_WIDTH = 640;

/** The file of a still in at least this width, or in the largest there is. */
export function stillPath(path: string, width: number): string {
  const kept = STILL_WIDTHS.find((candidate) => candidate >= width) ?? 1280;
  return kept === PLAIN_WIDTH ? path : path.replace(/(\.\w+)$/, `-${kept}$1`);
}

/**
 * When a picture's address expires: on the hour, one to two hours ahead, so that everybody who
 * asks within one hour gets the same address and caches can work.
 */
export function pictureExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_MS);
}
