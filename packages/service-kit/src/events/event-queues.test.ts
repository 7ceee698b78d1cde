import { ExpectedFailure } from "./domain-event";
import { EVENT_ATTEMPTS, failureLevel, retryDelayMs } from "./event-queues";

const MINUTE_MS = 60_000;

describe("an event that cannot be handled", () => {
  const pauses = Array.from({ length: EVENT_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1));

  it("is tried again within seconds at first, and within a minute of an outage's end", () => {
    expect(pauses.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect(Math.max(...pauses)).toBe(MINUTE_MS);
  });

  it("alarms after eight tries and at its end, unless its handler counts the tries itself", () => {
    const levels = (error: Error) =>
      [1, 7, 8, 9, EVENT_ATTEMPTS].map((attemptsMade) =>
        failureLevel({ attemptsMade, attempts: EVENT_ATTEMPTS, error }),
      );
    expect(levels(new Error("down"))).toEqual(["warn", "warn", "error", "warn", "error"]);
    expect(levels(new ExpectedFailure("450"))).toEqual(["warn", "warn", "warn", "warn", "error"]);
  });

  it("is not given up for a day", () => {
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(23.9 * 60 * MINUTE_MS);
  });
});
