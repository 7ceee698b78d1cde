import {
  clampPosition,
  completedFromSeconds,
  highestStatus,
  isStartedAt,
  reachedStatus,
  resumeAtSeconds,
} from "./viewing-status";

const playing = (positionSeconds: number, durationSeconds: number) =>
  reachedStatus({ positionSeconds, durationSeconds, isPlaying: true });

describe("viewing status", () => {
  it("AMB-02 a class of 240 s or more starts when playback passes 120 s", () => {
    expect(playing(119.9, 1800)).toBe("NOT_INITIATED");
    expect(playing(120, 1800)).toBe("NOT_INITIATED");
    expect(playing(120.1, 1800)).toBe("STARTED");
  });

  it("AMB-02 a class of 240 s or more is completed from duration minus 120 s", () => {
    expect(playing(1679.9, 1800)).toBe("STARTED");
    expect(playing(1680, 1800)).toBe("COMPLETED");
    expect(playing(1800, 1800)).toBe("COMPLETED");
  });

  it.each([100, 119, 180, 239, 239.9])(
    "VIEW-PROG-18 a class of %d s has both thresholds reachable and ordered",
    (duration) => {
      const startedAt = duration * 0.25;
      expect(playing(startedAt - 0.01, duration)).toBe("NOT_INITIATED");
      expect(playing(startedAt, duration)).toBe("STARTED");
      expect(playing(duration * 0.9 - 0.01, duration)).toBe("STARTED");
      expect(playing(duration * 0.9, duration)).toBe("COMPLETED");
      expect(completedFromSeconds(duration)).toBeLessThan(duration);
      expect(isStartedAt(completedFromSeconds(duration), duration)).toBe(true);
    },
  );

  it("AMB-03 a paused sample reaches nothing: seeking to 5:00 does not start a class", () => {
    const paused = { positionSeconds: 300, durationSeconds: 1800, isPlaying: false };
    expect(reachedStatus(paused)).toBe("NOT_INITIATED");
    expect(reachedStatus({ ...paused, isPlaying: true })).toBe("STARTED");
  });

  it("a class of unknown length reaches no status", () => {
    expect(playing(10, 0)).toBe("NOT_INITIATED");
  });

  it("never goes down from the higher of two statuses", () => {
    expect(highestStatus("COMPLETED", "STARTED")).toBe("COMPLETED");
    expect(highestStatus("NOT_INITIATED", "STARTED")).toBe("STARTED");
  });

  it("AMB-82 a finished class resumes at 0, any other where it was left", () => {
    expect(resumeAtSeconds(1680, 1800)).toBe(0);
    expect(resumeAtSeconds(1679, 1800)).toBe(1679);
    expect(resumeAtSeconds(162, 180)).toBe(0);
    expect(resumeAtSeconds(161, 180)).toBe(161);
  });

  it("stores whole seconds within the class", () => {
    expect(clampPosition(61.97, 1800)).toBe(61);
    expect(clampPosition(-3, 1800)).toBe(0);
    expect(clampPosition(1801.2, 1800)).toBe(1800);
  });
});
