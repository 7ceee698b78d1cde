/**
 * How long a journey waits for what has to come, in milliseconds. A machine that runs every test at
 * the same time takes ten times as long as one that runs a single test.
 */
export const TIMEOUT_MS = 60_000;
