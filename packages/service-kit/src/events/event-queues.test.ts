import { ExpectedFailure } from "./domain-event";
import { EVENT_ATTEMPTS, failureLevel, retryDelayMs } from "./event-queues";

const MINUTE_MS = 60_000;

describe("an event whose handler fails", () => {
  const pauses = Array.from({ length: EVENT_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1));

  it("is retried within seconds at first, and within a minute after an outage", () => {
    expect(pauses.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect(Math.max(...pauses)).toBe(MINUTE_MS);
  });

  it("is logged as an error after eight attempts and the last one, unless its handler counts attempts itself", () => {
    const levels = (error: Error) =>
      [1, 7, 8, 9, EVENT_ATTEMPTS].map((attemptsMade) =>
        failureLevel({ attemptsMade, attempts: EVENT_ATTEMPTS, error }),
      );
    expect(levels(new Error("down"))).toEqual(["warn", "warn", "error", "warn", "error"]);
    expect(levels(new ExpectedFailure("450"))).toEqual(["warn", "warn", "warn", "warn", "error"]);
  });

  it("is retried for a day", () => {
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(23.9 * 60 * MINUTE_MS);
  });
});
