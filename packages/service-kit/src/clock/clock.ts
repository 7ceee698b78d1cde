/** Code that depends on time takes a clock, so that tests can set it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const cacheClock = (clock: Clock) => ({
  perf: { now: () => clock().getTime() },
  ttlResolution: 0,
});
