const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * SECOND_MS;

/** Widths in which a class's still is kept, in pixels. */
const STILL_WIDTHS = [320, 640, 1280] as const;

/** The width whose file carries no suffix. */
const PLAIN_WIDTH = 640;

/** The file of a still in at least this width, or in the largest there is. */
export function stillPath(path: string, width: number): string {
  const kept = STILL_WIDTHS.find((candidate) => candidate >= width) ?? 1280;
  return kept === PLAIN_WIDTH ? path : path.replace(/(\.\w+)$/, `-${kept}$1`);
}

/**
 * When a picture's address expires: one to two days ahead. Everybody who asks within one day gets
 * the same address, so that browsers keep what they have; each file's day begins at its own moment,
 * so that not everything is fetched anew at once.
 */
export function pictureExpiry(path: string, now: Date): Date {
  const start = startOfDay(path);
  return new Date((Math.floor((now.getTime() - start) / DAY_MS) + 2) * DAY_MS + start);
}

/** A moment of the day in whole seconds, in milliseconds, always the same for one path. */
function startOfDay(path: string): number {
  let hash = 0;
  for (let index = 0; index < path.length; index += 1) {
    hash = (Math.imul(hash, 31) + path.charCodeAt(index)) >>> 0;
  }
  return (hash % DAY_SECONDS) * SECOND_MS;
}
