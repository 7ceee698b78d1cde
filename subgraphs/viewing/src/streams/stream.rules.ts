import { STREAM_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/stream-heartbeat";

const SLOW_REQUEST_SECONDS = 5;

/** A stream counts until it has been silent for two heartbeats and a slow request. */
export const leaseSeconds = (heartbeatSeconds: number): number =>
  2 * heartbeatSeconds + SLOW_REQUEST_SECONDS;

export const STREAM_LEASE_SECONDS = leaseSeconds(STREAM_HEARTBEAT_SECONDS);

/** A player that was offline during a takeover still learns about it within this time. */
export const STOPPED_STREAM_SECONDS = 600;

/** A heartbeat overtaken by its stream's end arrives within this time. A later one is a new start. */
export const ENDED_STREAM_SECONDS = 10;
