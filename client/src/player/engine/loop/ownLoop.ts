import type { Span } from "../film/timestamps";
import type { Player } from "../player";
import type { PlayerState } from "../playerState";

export type LoopEnd = "start" | "end";

export const SHORTEST_LOOP_SECONDS = 1;

export type LoopState = Pick<
  PlayerState,
  "isLooping" | "loopStartSeconds" | "loopEndSeconds" | "durationSeconds"
>;

export function ownLoop({ loopStartSeconds, loopEndSeconds }: LoopState): Span | null {
  if (loopStartSeconds === null || loopEndSeconds === null) return null;
  return { startSeconds: loopStartSeconds, endSeconds: loopEndSeconds };
}

/** Sets one end at the current position. A start past the end begins a new loop. */
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

export function moveLoopEnd(player: Player, end: LoopEnd, seconds: number): void {
  const { loopStartSeconds, loopEndSeconds, durationSeconds } = player.store.get();
  if (end === "start" && loopStartSeconds !== null) {
    const last = (loopEndSeconds ?? durationSeconds) - SHORTEST_LOOP_SECONDS;
    player.store.set({ loopStartSeconds: clamp(seconds, 0, last) });
  }
  if (end === "end" && loopEndSeconds !== null) {
    const first = (loopStartSeconds ?? 0) + SHORTEST_LOOP_SECONDS;
    player.store.set({ loopEndSeconds: clamp(seconds, first, durationSeconds) });
  }
}

export function clearLoop(player: Player): void {
  player.store.set({ loopStartSeconds: null, loopEndSeconds: null });
}

export function stepLoop(player: Player): void {
  const { loopStartSeconds, loopEndSeconds } = player.store.get();
  if (loopStartSeconds === null) markLoop(player, "start");
  else if (loopEndSeconds === null) markLoop(player, "end");
  else clearLoop(player);
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));
