/** Returns the current time. Code that depends on the time is handed a clock, so a test can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Options with which an lru-cache expires its entries by a clock. */
export const expiringBy = (clock: Clock) => ({
  perf: { now: () => clock().getTime() },
  ttlResolution: 0,
});
