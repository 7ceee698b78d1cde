const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;

const ago = new Intl.RelativeTimeFormat("en-US");

/** How long ago a stream started, such as "started 12 minutes ago". */
export function startedText(startedAt: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - startedAt.getTime()) / MINUTE_MS);
  if (minutes < 1) return "started just now";
  if (minutes < MINUTES_PER_HOUR) return `started ${ago.format(-minutes, "minute")}`;
  return `started ${ago.format(-Math.floor(minutes / MINUTES_PER_HOUR), "hour")}`;
}
