import { initialWatchTime, tickWatchTime, type WatchTime } from "./watchTime";

interface Run {
  readonly seconds: number;
  readonly rate?: number;
  readonly stepMilliseconds?: number;
}

/** Continues playback for some wall-clock seconds. */
function play(from: WatchTime, { seconds, rate = 1, stepMilliseconds = 250 }: Run): WatchTime {
  const start = from.positionSeconds ?? 0;
  let watched = tickWatchTime(from, {
    positionSeconds: start,
    atMilliseconds: from.atMilliseconds,
    rate,
    isPlaying: true,
  });
  for (let at = stepMilliseconds; at <= seconds * 1000; at += stepMilliseconds) {
    watched = tickWatchTime(watched, {
      positionSeconds: start + (at / 1000) * rate,
      atMilliseconds: from.atMilliseconds + at,
      rate,
      isPlaying: true,
    });
  }
  return watched;
}

describe("watch time", () => {
  it("VIEW-PROG-10 each advance over one second adds one second", () => {
    const first = tickWatchTime(initialWatchTime, {
      positionSeconds: 40,
      atMilliseconds: 0,
      rate: 1,
      isPlaying: true,
    });
    const later = { rate: 1, isPlaying: true };
    const half = tickWatchTime(first, { ...later, positionSeconds: 40.5, atMilliseconds: 500 });
    const over = tickWatchTime(half, { ...later, positionSeconds: 41.1, atMilliseconds: 1100 });
    expect([first.seconds, half.seconds, over.seconds]).toEqual([0, 0, 1]);
  });

  it.each([0.5, 1, 1.5, 2])("AMB-06 a minute at %d× speed is sixty wall-clock seconds", (rate) => {
    expect(play(initialWatchTime, { seconds: 60, rate }).seconds).toBe(60);
    expect(play(initialWatchTime, { seconds: 60, rate, stepMilliseconds: 1000 }).seconds).toBe(60);
  });

  it("VIEW-PROG-10 a seek in either direction counts nothing, and counting continues after it", () => {
    const danced = play(initialWatchTime, { seconds: 5 });
    const away = { rate: 1, isPlaying: true, atMilliseconds: 5250 };
    const ahead = tickWatchTime(danced, { ...away, positionSeconds: 600 });
    expect(ahead.seconds).toBe(5);
    expect(play(ahead, { seconds: 3 }).seconds).toBe(8);
    expect(tickWatchTime(danced, { ...away, positionSeconds: 1 }).seconds).toBe(5);
  });

  it("VIEW-PROG-10 neither the first tick nor a standstill counts", () => {
    const first = { positionSeconds: 2, atMilliseconds: 5_000, rate: 1, isPlaying: true };
    const opened = tickWatchTime(initialWatchTime, first);
    expect([opened.seconds, opened.remainderMilliseconds]).toEqual([0, 0]);
    const still = tickWatchTime(opened, { ...first, positionSeconds: 3, rate: 0 });
    expect([still.seconds, still.remainderMilliseconds]).toEqual([0, 0]);
  });

  it("AMB-06 an advance of up to three times the rate counts as playback, more as a seek", () => {
    const from = { ...initialWatchTime, positionSeconds: 10, atMilliseconds: 0 };
    const at = { rate: 1, isPlaying: true, atMilliseconds: 3000 };
    expect(tickWatchTime(from, { ...at, positionSeconds: 13 }).seconds).toBe(3);
    expect(tickWatchTime(from, { ...at, positionSeconds: 13.1 }).seconds).toBe(0);
  });

  it("VIEW-PROG-10 counts the time between two ticks at the same position with the next advance", () => {
    const from = { ...initialWatchTime, positionSeconds: 10, atMilliseconds: 0 };
    const playing = { rate: 1, isPlaying: true };
    const same = tickWatchTime(from, { ...playing, positionSeconds: 10, atMilliseconds: 900 });
    const ahead = tickWatchTime(same, { ...playing, positionSeconds: 11, atMilliseconds: 1000 });
    expect(ahead.seconds).toBe(1);
  });

  it("counts no stalls and no pauses", () => {
    const danced = play(initialWatchTime, { seconds: 4 });
    const stalled = tickWatchTime(danced, {
      positionSeconds: 4,
      atMilliseconds: 20_000,
      rate: 1,
      isPlaying: true,
    });
    expect(stalled.seconds).toBe(4);
    const paused = tickWatchTime(danced, {
      positionSeconds: 4,
      atMilliseconds: 4000,
      rate: 1,
      isPlaying: false,
    });
    const resumed = tickWatchTime(paused, {
      positionSeconds: 5,
      atMilliseconds: 64_000,
      rate: 1,
      isPlaying: true,
    });
    expect(resumed.seconds).toBe(4);
  });
});
