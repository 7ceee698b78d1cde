import { type ProgressReason, wasPlayed } from "./progress-reports";

const paused = (reason: ProgressReason) => wasPlayed({ isPlaying: false, reason });

describe("progress reports", () => {
  it("a pause and an end were danced to, a paused player's other reports were not", () => {
    expect([paused("PAUSE"), paused("ENDED")]).toEqual([true, true]);
    expect([paused("SEEK"), paused("HIDDEN"), paused("START_OVER")]).toEqual([false, false, false]);
  });

  it("whatever is reported while playing was danced to", () => {
    expect(wasPlayed({ isPlaying: true, reason: "SEEK" })).toBe(true);
  });
});
