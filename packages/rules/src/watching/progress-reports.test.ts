import { type ProgressReason, wasPlayed } from "./progress-reports";

const paused = (reason: ProgressReason) => wasPlayed({ isPlaying: false, reason });

describe("progress reports", () => {
  it("a pause or end counts as played, other reports of a paused player do not", () => {
    expect([paused("PAUSE"), paused("ENDED")]).toEqual([true, true]);
    expect([paused("SEEK"), paused("HIDDEN"), paused("START_OVER")]).toEqual([false, false, false]);
  });

  it("every report while playing counts as played", () => {
    expect(wasPlayed({ isPlaying: true, reason: "SEEK" })).toBe(true);
  });
});
