import type { Player } from "../player";

/** Frames per second of every film. */
const FRAME_RATE = 25;

/** Shows the frame before or after the one on the screen; only a paused film has one. */
export function stepFrame(player: Player, by: 1 | -1): void {
  if (player.store.get().isPlaying) return;
  const frame = Math.floor(player.position() * FRAME_RATE + 0.001);
  // The middle of a frame is on the safe side of rounding.
  player.seek((frame + by + 0.5) / FRAME_RATE);
}
