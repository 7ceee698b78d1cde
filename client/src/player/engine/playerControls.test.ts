import { COMPLETION_WINDOW_SECONDS } from "@eightcount/rules/watching/viewing-status";
import {
  CONTROLS_HIDE_MILLISECONDS,
  FULL_VOLUME,
  JOG_SECONDS,
  jogTarget,
  MAX_BUFFER_BYTES,
  nextSpeed,
  normalizeSpeed,
  SEEK_SYNC_SECONDS,
  SPEEDS,
  shouldApplyRemoteSeek,
} from "./playerControls";

describe("player controls", () => {
  it("CONST-20 completion 120 s, jog 10 s, seek-sync 5 s, speeds, volume, hide and buffer", () => {
    expect(COMPLETION_WINDOW_SECONDS).toBe(120);
    expect([JOG_SECONDS, SEEK_SYNC_SECONDS]).toEqual([10, 5]);
    expect(SPEEDS).toEqual([0.5, 1, 1.5, 2]);
    expect(FULL_VOLUME).toBe(100);
    expect(CONTROLS_HIDE_MILLISECONDS).toBe(3_000);
    expect(MAX_BUFFER_BYTES).toBe(5_000_000);
  });

  it("AMB-50 a jog of 10 s near an end is ignored, not clamped", () => {
    expect(jogTarget(9.9, 600, "back")).toBeNull();
    expect(jogTarget(10, 600, "back")).toBe(0);
    expect(jogTarget(590.1, 600, "forward")).toBeNull();
    expect(jogTarget(590, 600, "forward")).toBe(600);
  });

  it("speed cycles through 0.5, 1, 1.5, and 2", () => {
    expect([0.5, 1, 1.5, 2].map(nextSpeed)).toEqual([1, 1.5, 2, 0.5]);
    expect([0.85, 1.25, 1.95].map(nextSpeed)).toEqual([1, 1.5, 2]);
  });

  it("a speed is rounded to 0.05 and clamped to 0.25 through 2", () => {
    expect([0.1, 0.3, 0.7000001, 0.88, 9].map(normalizeSpeed)).toEqual([0.25, 0.3, 0.7, 0.9, 2]);
  });

  it("a remote seek over 5 s is applied, 5 s or less is ignored", () => {
    expect(shouldApplyRemoteSeek(100, 105)).toBe(false);
    expect(shouldApplyRemoteSeek(100, 105.1)).toBe(true);
    expect(shouldApplyRemoteSeek(100, 94.9)).toBe(true);
  });
});
