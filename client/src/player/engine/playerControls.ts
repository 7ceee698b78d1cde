/** How far a jog moves, seconds; nearer to an end than this it is ignored. */
export const JOG_SECONDS = 10;
/** Playback rates in the order the speed button goes through them; the last leads to the first. */
export const SPEEDS = [0.5, 1, 1.5, 2] as const;
/** A playback rate the speed button offers. */
export type Speed = (typeof SPEEDS)[number];
/** A remote seek of more than this many seconds is applied. */
export const SEEK_SYNC_SECONDS = 5;
/** Controls hide this long after the last mouse move or touch, milliseconds. */
export const CONTROLS_HIDE_MILLISECONDS = 3000;
/** The player holds at most this much media, bytes. */
export const MAX_BUFFER_BYTES = 5_000_000;
/** Volume after unmuting; muting and the very first load are 0. */
export const FULL_VOLUME = 100;

/** Where a jog ends, seconds; null when fewer than 10 s remain in that direction. */
export function jogTarget(
  positionSeconds: number,
  durationSeconds: number,
  direction: "back" | "forward",
): number | null {
  const room = direction === "back" ? positionSeconds : durationSeconds - positionSeconds;
  if (room < JOG_SECONDS) return null;
  return positionSeconds + (direction === "back" ? -JOG_SECONDS : JOG_SECONDS);
}

/** The next playback rate: 0.5 → 1 → 1.5 → 2 → 0.5; one in between leads to the next above. */
export function nextSpeed(current: number): Speed {
  return SPEEDS.find((speed) => speed > current) ?? SPEEDS[0];
}

/** The slowest and the fastest playback rate of the fine choice, and its step. */
export const FINE_SPEED = { slowest: 0.25, fastest: 2, step: 0.05 } as const;

/** The nearest playback rate the fine choice offers: 0.25 to 2 in steps of 0.05. */
export function fineSpeed(wanted: number): number {
  const { slowest, fastest, step } = FINE_SPEED;
  const bounded = Math.min(fastest, Math.max(slowest, wanted));
  return Math.round(Math.round(bounded / step) * step * 100) / 100;
}

/** Whether a seek asked for from outside is far enough away to be applied. */
export function shouldApplyRemoteSeek(positionSeconds: number, targetSeconds: number): boolean {
  return Math.abs(targetSeconds - positionSeconds) > SEEK_SYNC_SECONDS;
}
