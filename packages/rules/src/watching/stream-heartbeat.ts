export const STREAM_HEARTBEAT_SECONDS = 20;
/** Longest interval the server requests under pressure. */
export const LONGEST_STREAM_HEARTBEAT_SECONDS = 60;

/** Interval to request at each level of the gateway's pressure. */
const HEARTBEATS_UNDER_PRESSURE = [STREAM_HEARTBEAT_SECONDS, STREAM_HEARTBEAT_SECONDS, 40] as const;

/** Returns seconds. `level` is 0 without pressure. */
export function streamHeartbeatUnderPressure(level: number): number {
  return HEARTBEATS_UNDER_PRESSURE[level] ?? LONGEST_STREAM_HEARTBEAT_SECONDS;
}
