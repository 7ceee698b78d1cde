/**
 * Milliseconds a journey waits for an expected change. A machine that runs all tests at once
 * takes ten times as long as one that runs a single test.
 */
export const TIMEOUT_MS = 60_000;
