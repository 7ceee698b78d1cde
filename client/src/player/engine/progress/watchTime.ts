/** Advances above this many seconds of playback per tick count as seeks. */
export const SEEK_ADVANCE_RATIO = 3;

export interface WatchTime {
  /** Whole wall-clock seconds. Never decreases. */
  readonly seconds: number;
  /** Milliseconds that do not make a whole second yet (0–999). */
  readonly remainderMilliseconds: number;
  /** Position at the last tick. Null before the first tick and while paused. */
  readonly positionSeconds: number | null;
  /** Monotonic clock at the last tick. */
  readonly atMilliseconds: number;
}

export interface WatchTick {
  readonly positionSeconds: number;
  /** Monotonic clock. */
  readonly atMilliseconds: number;
  readonly rate: number;
  readonly isPlaying: boolean;
}

export const initialWatchTime: WatchTime = {
  seconds: 0,
  remainderMilliseconds: 0,
  positionSeconds: null,
  atMilliseconds: 0,
};

/** Counts wall-clock seconds at any playback rate. Stalls, pauses, and seeks count nothing. */
export function tickWatchTime(watched: WatchTime, tick: WatchTick): WatchTime {
  if (tick.isPlaying && tick.positionSeconds === watched.positionSeconds) return watched;
  const here = {
    positionSeconds: tick.isPlaying ? tick.positionSeconds : null,
    atMilliseconds: tick.atMilliseconds,
  };
  const danced = watched.remainderMilliseconds + dancedMilliseconds(watched, tick);
  return {
    ...here,
    seconds: watched.seconds + Math.floor(danced / 1000),
    remainderMilliseconds: danced % 1000,
  };
}

function dancedMilliseconds(watched: WatchTime, tick: WatchTick): number {
  if (watched.positionSeconds === null) return 0;
  const advance = tick.positionSeconds - watched.positionSeconds;
  const isSeek = advance <= 0 || advance > SEEK_ADVANCE_RATIO * tick.rate;
  if (isSeek) return 0;
  const elapsed = Math.max(0, tick.atMilliseconds - watched.atMilliseconds);
  return Math.min(elapsed, (advance / tick.rate) * 1000);
}
