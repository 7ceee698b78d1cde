import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import {
  asPaused,
  MAX_PENDING,
  MAX_PENDING_AGE_MS,
  type PendingProgress,
  retainedRows,
  withoutUpdate,
  withUpdate,
  yieldToNewer,
} from "./pendingProgress";

const session = { memberId: "m", classId: "c", playbackSessionId: "s" };
const update = (change: Partial<ProgressUpdate>): ProgressUpdate => ({
  sequence: 1,
  positionSeconds: 10,
  isPlaying: true,
  dancedSeconds: 10,
  reason: "HEARTBEAT",
  ...change,
});
const rowOf = (...updates: Partial<ProgressUpdate>[]) =>
  updates.reduce<PendingProgress | undefined>(
    (row, change, index) =>
      withUpdate(row, session, { update: update(change), happenedAt: index * 1_000 }),
    undefined,
  ) as PendingProgress;

describe("the pending row of a session", () => {
  it("keeps the highest sequence and the most danced seconds, in any order of arrival", () => {
    const row = rowOf(
      { sequence: 3, positionSeconds: 50, dancedSeconds: 40 },
      { sequence: 2, positionSeconds: 30, dancedSeconds: 20 },
    );
    expect(row.latest).toMatchObject({ sequence: 3, positionSeconds: 50, dancedSeconds: 40 });
    expect(row.furthest).toBeNull();
  });

  it("keeps the furthest danced position after a rewind", () => {
    const row = rowOf(
      { sequence: 1, positionSeconds: 1790 },
      { sequence: 2, positionSeconds: 400 },
      { sequence: 3, positionSeconds: 20, isPlaying: false, reason: "SEEK" },
    );
    expect([row.latest.sequence, row.furthest?.sequence]).toEqual([3, 1]);
  });

  it("does not count a position that was only seeked to", () => {
    const row = rowOf(
      { sequence: 1, positionSeconds: 1790, isPlaying: false, reason: "SEEK" },
      { sequence: 2, positionSeconds: 20 },
    );
    expect(row.furthest).toBeNull();
  });

  it("is removed once both updates are delivered, in either order", () => {
    const row = rowOf({ sequence: 1, positionSeconds: 1790 }, { sequence: 2, positionSeconds: 4 });
    const first = withoutUpdate(row, 1);
    expect(first && withoutUpdate(first, 2)).toBeNull();
    const second = withoutUpdate(row, 2);
    expect(second?.latest.sequence).toBe(1);
    expect(second && withoutUpdate(second, 1)).toBeNull();
    expect(withoutUpdate(row, 7)).toEqual(row);
  });

  it("is marked as paused when a later visit sends it", () => {
    expect(asPaused(rowOf({ sequence: 4 })).latest).toMatchObject({
      sequence: 4,
      isPlaying: false,
      reason: "PAUSE",
    });
  });

  describe("delivered late", () => {
    const known = { status: "STARTED", updatedAt: 60_000, durationSeconds: 1_800 } as const;
    const played = rowOf({ sequence: 4, positionSeconds: 500 });

    it("is sent unchanged without newer progress", () => {
      expect(yieldToNewer({ ...played, happenedAt: 60_000 }, known)).toMatchObject({
        latest: { isPlaying: true },
      });
      expect(yieldToNewer(played, { ...known, updatedAt: null })).toBe(played);
    });

    it("keeps newer progress from another device", () => {
      expect(yieldToNewer(played, known)).toMatchObject({
        furthest: null,
        latest: { sequence: 4, isPlaying: false, reason: "SEEK" },
      });
    });

    it("still completes a class that is not completed yet", () => {
      const finished = rowOf({ sequence: 4, positionSeconds: 1_790 });
      expect(yieldToNewer(finished, known)).toBe(finished);
      expect(yieldToNewer(finished, { ...known, status: "COMPLETED" })).not.toBe(finished);
    });
  });

  it("keeps the newest hundred rows for thirty days", () => {
    const now = MAX_PENDING_AGE_MS * 2;
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...rowOf({}),
      playbackSessionId: `s${index}`,
      happenedAt: now - index * 1_000,
    }));
    const old = { ...rowOf({}), playbackSessionId: "old", happenedAt: now - MAX_PENDING_AGE_MS };
    const kept = retainedRows([old, ...rows.reverse()], now);
    expect(kept).toHaveLength(MAX_PENDING);
    expect(kept.map(({ playbackSessionId }) => playbackSessionId)).toContain("s0");
    expect(retainedRows([old], now)).toEqual([]);
  });
});
