const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * SECOND_MS;

const STILL_WIDTHS = [320, 640, 1280] as const;

/** Width whose file name has no suffix. */
const PLAIN_WIDTH = 640;

export function stillPath(path: string, width: number): string {
  const kept = STILL_WIDTHS.find((candidate) => candidate >= width) ?? 1280;
  return kept === PLAIN_WIDTH ? path : path.replace(/(\.\w+)$/, `-${kept}$1`);
}

/** One to two days ahead. Each file's day starts at its own time, so not all reload together. */
export function pictureExpiry(path: string, now: Date): Date {
  const start = startOfDay(path);
  return new Date((Math.floor((now.getTime() - start) / DAY_MS) + 2) * DAY_MS + start);
}

function startOfDay(path: string): number {
  let hash = 0;
  for (let index = 0; index < path.length; index += 1) {
    hash = (Math.imul(hash, 31) + path.charCodeAt(index)) >>> 0;
  }
  return (hash % DAY_SECONDS) * SECOND_MS;
}
