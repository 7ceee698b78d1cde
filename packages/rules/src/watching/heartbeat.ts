/** Seconds between progress updates while playing, unless the server asks for a longer interval. */
export const HEARTBEAT_SECONDS = 10;
/** Longest interval the server requests under load. */
export const MAX_HEARTBEAT_SECONDS = 60;
/** Share by which each interval varies in either direction, so that players do not synchronize. */
export const HEARTBEAT_JITTER = 0.2;

/** Interval to request from each fill level (0..1) of the server's queue. */
const HEARTBEAT_STEPS = [
  { fill: 0.8, seconds: MAX_HEARTBEAT_SECONDS },
  { fill: 0.5, seconds: 30 },
  { fill: 0.25, seconds: 15 },
] as const;

/** Returns seconds. `fill` is 0 for an empty write queue and 1 for a full one. */
export function heartbeatForLoad(fill: number): number {
  return HEARTBEAT_STEPS.find((step) => fill >= step.fill)?.seconds ?? HEARTBEAT_SECONDS;
}

/** Interval to request at each level of the gateway's pressure. */
const HEARTBEATS_UNDER_PRESSURE = [HEARTBEAT_SECONDS, 15, 30] as const;

/** Returns seconds. `level` is 0 without pressure. */
export function heartbeatUnderPressure(level: number): number {
  return HEARTBEATS_UNDER_PRESSURE[level] ?? MAX_HEARTBEAT_SECONDS;
}

/** Returns milliseconds. `random` is in [0, 1). */
export function heartbeatDelay(requestedSeconds: number, random: number): number {
  const bounded = Math.min(Math.max(requestedSeconds, HEARTBEAT_SECONDS), MAX_HEARTBEAT_SECONDS);
  return Math.round(bounded * 1000 * (1 + HEARTBEAT_JITTER * (2 * random - 1)));
}
