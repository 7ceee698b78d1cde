/** An advance longer than this many seconds of playback per tick is a seek and counts nothing. */
export const SEEK_ADVANCE_RATIO = 3;

/** Whole seconds danced so far, and what is needed to count the next one. */
export interface WatchTime {
  /** Whole wall-clock seconds danced; only ever grows. */
  readonly seconds: number;
  /** Danced milliseconds that do not make a whole second yet, 0..999. */
  readonly heldMilliseconds: number;
  /** Position at the last tick, seconds; null before the first one and after a pause. */
  readonly positionSeconds: number | null;
  /** Monotonic clock at the last tick, milliseconds. */
  readonly atMilliseconds: number;
}

/** What the player reports at one tick. */
export interface WatchTick {
  readonly positionSeconds: number;
  /** A monotonic clock, milliseconds. */
  readonly atMilliseconds: number;
  /** Playback rate, 1 = normal. */
  readonly rate: number;
  readonly isPlaying: boolean;
}

/** The watch time of a playback session that has just begun. */
export const noWatchTime: WatchTime = {
  seconds: 0,
  heldMilliseconds: 0,
  positionSeconds: null,
  atMilliseconds: 0,
};

/**
 * Counts wall-clock seconds while the position advances. At double speed one second of dancing is
 * still one second; stalls, pauses, and seeks count nothing. Ticks may come as often as the position
 * changes.
 */
export function tickWatchTime(watched: WatchTime, tick: WatchTick): WatchTime {
  if (tick.isPlaying && tick.positionSeconds === watched.positionSeconds) return watched;
  const here = {
    positionSeconds: tick.isPlaying ? tick.positionSeconds : null,
    atMilliseconds: tick.atMilliseconds,
  };
  const danced = watched.heldMilliseconds + dancedMilliseconds(watched, tick);
  return {
    ...here,
    seconds: watched.seconds + Math.floor(danced / 1000),
    heldMilliseconds: danced % 1000,
  };
}

function dancedMilliseconds(watched: WatchTime, tick: WatchTick): number {
  if (watched.positionSeconds === null || tick.rate <= 0) return 0;
  const advance = tick.positionSeconds - watched.positionSeconds;
  const isSeek = advance <= 0 || advance > SEEK_ADVANCE_RATIO * tick.rate;
  if (isSeek) return 0;
  const elapsed = Math.max(0, tick.atMilliseconds - watched.atMilliseconds);
  return Math.min(elapsed, (advance / tick.rate) * 1000);
}
