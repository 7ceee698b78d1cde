import type { Span } from "../film/timestamps";
import type { Player } from "../player";
import type { PlayerState } from "../playerState";

export type LoopEnd = "start" | "end";

/** The shortest loop a dancer can set, seconds. */
export const SHORTEST_LOOP_SECONDS = 1;

/** The parts of the player's state that decide what repeats. */
export type LoopState = Pick<
  PlayerState,
  "isLooping" | "loopStartSeconds" | "loopEndSeconds" | "durationSeconds"
>;

/** The dancer's own loop; null until both of its ends are set. */
export function ownLoop({ loopStartSeconds, loopEndSeconds }: LoopState): Span | null {
  if (loopStartSeconds === null || loopEndSeconds === null) return null;
  return { startSeconds: loopStartSeconds, endSeconds: loopEndSeconds };
}

/**
 * Sets one end of the dancer's own loop to the second on the screen. A start past the end begins a
 * new loop there; an end without a start before it does nothing, so that a slip loses no place.
 */
export function markLoop(player: Player, end: LoopEnd): void {
  const at = player.position();
  const { loopStartSeconds, loopEndSeconds, durationSeconds } = player.store.get();
  if (end === "start") {
    const fits = loopEndSeconds !== null && at <= loopEndSeconds - SHORTEST_LOOP_SECONDS;
    const last = Math.max(0, durationSeconds - SHORTEST_LOOP_SECONDS);
    player.store.set({
      loopStartSeconds: Math.min(at, last),
      loopEndSeconds: fits ? loopEndSeconds : null,
    });
    return;
  }
  if (loopStartSeconds === null || at < loopStartSeconds + SHORTEST_LOOP_SECONDS) return;
  player.store.set({ loopEndSeconds: at });
}

/** Moves one end of a loop that is set; it stops a second before the other. */
export function moveLoopEnd(player: Player, end: LoopEnd, seconds: number): void {
  const { loopStartSeconds, loopEndSeconds, durationSeconds } = player.store.get();
  if (end === "start" && loopStartSeconds !== null) {
    const last = (loopEndSeconds ?? durationSeconds) - SHORTEST_LOOP_SECONDS;
    player.store.set({ loopStartSeconds: within(seconds, 0, last) });
  }
  if (end === "end" && loopEndSeconds !== null) {
    const first = (loopStartSeconds ?? 0) + SHORTEST_LOOP_SECONDS;
    player.store.set({ loopEndSeconds: within(seconds, first, durationSeconds) });
  }
}

export function clearLoop(player: Player): void {
  player.store.set({ loopStartSeconds: null, loopEndSeconds: null });
}

/** The one button's way: the first press sets the start, the second the end, the third clears. */
export function stepLoop(player: Player): void {
  const { loopStartSeconds, loopEndSeconds } = player.store.get();
  if (loopStartSeconds === null) markLoop(player, "start");
  else if (loopEndSeconds === null) markLoop(player, "end");
  else clearLoop(player);
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));
