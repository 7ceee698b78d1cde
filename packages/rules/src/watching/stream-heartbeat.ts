/** Interval at which a playing stream reports, in seconds. */
export const STREAM_HEARTBEAT_SECONDS = 20;
