/** Interval at which a playing stream reports, in seconds. */
export const STREAM_HEARTBEAT_SECONDS = 20;

/** A stream counts until it has been silent for two heartbeats and a slow request. */
export const STREAM_LEASE_SECONDS = 45;

/** A player that was offline during a takeover still learns about it within this time. */
export const STOPPED_STREAM_SECONDS = 600;

/** A heartbeat that its player's end overtook arrives within this time, and a later one is new. */
export const ENDED_STREAM_SECONDS = 10;
