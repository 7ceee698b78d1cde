/** Seconds between two progress updates while playing, unless the server asks for more. */
export const HEARTBEAT_SECONDS = 10;
/** The longest interval the server asks for when it sheds load, seconds. */
export const MAX_HEARTBEAT_SECONDS = 60;
/** Every interval is spread by this share either way, so that players do not march in step. */
export const HEARTBEAT_JITTER = 0.2;

/** Steps of back-pressure: from this fill of the server's queue (0..1), this many seconds. */
const HEARTBEAT_STEPS = [
  { fill: 0.8, seconds: MAX_HEARTBEAT_SECONDS },
  { fill: 0.5, seconds: 30 },
  { fill: 0.25, seconds: 15 },
] as const;

/** The interval to ask players for at this fill of the write queue (0 empty, 1 full), seconds. */
export function heartbeatForLoad(fill: number): number {
  return HEARTBEAT_STEPS.find((step) => fill >= step.fill)?.seconds ?? HEARTBEAT_SECONDS;
}

/**
 * Milliseconds until the next heartbeat: the asked interval, held inside 10..60 s and spread by
 * ±20 %. `random` is a number in [0, 1).
 */
export function heartbeatDelay(askedSeconds: number, random: number): number {
  const bounded = Math.min(Math.max(askedSeconds, HEARTBEAT_SECONDS), MAX_HEARTBEAT_SECONDS);
  return Math.round(bounded * 1000 * (1 + HEARTBEAT_JITTER * (2 * random - 1)));
}
