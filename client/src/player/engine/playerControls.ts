/** Seconds per jog. Ignored when less than that remains. */
export const JOG_SECONDS = 10;
/** Playback rates in the order of the speed button, which wraps around. */
export const SPEEDS = [0.5, 1, 1.5, 2] as const;
export type Speed = (typeof SPEEDS)[number];
/** Seconds by which a remote seek must differ to be applied. */
export const SEEK_SYNC_SECONDS = 5;
export const CONTROLS_HIDE_MILLISECONDS = 3000;
export const MAX_BUFFER_BYTES = 5_000_000;
/** Volume after unmuting. The first visit starts at 0. */
export const FULL_VOLUME = 100;

/** Returns null if less than 10 s remains in that direction. */
export function jogTarget(
  positionSeconds: number,
  durationSeconds: number,
  direction: "back" | "forward",
): number | null {
  const room = direction === "back" ? positionSeconds : durationSeconds - positionSeconds;
  if (room < JOG_SECONDS) return null;
  return positionSeconds + (direction === "back" ? -JOG_SECONDS : JOG_SECONDS);
}

/** A rate between two steps moves to the next higher step. */
export function nextSpeed(current: number): Speed {
  return SPEEDS.find((speed) => speed > current) ?? SPEEDS[0];
}

export const FINE_SPEED = { slowest: 0.25, fastest: 2, step: 0.05 } as const;

export function normalizeSpeed(wanted: number): number {
  const { slowest, fastest, step } = FINE_SPEED;
  const bounded = Math.min(fastest, Math.max(slowest, wanted));
  return Math.round(Math.round(bounded / step) * step * 100) / 100;
}

export function shouldApplyRemoteSeek(positionSeconds: number, targetSeconds: number): boolean {
  return Math.abs(targetSeconds - positionSeconds) > SEEK_SYNC_SECONDS;
}
