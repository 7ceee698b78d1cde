import type { Player } from "../player";

/** Frames per second, the same for every film. */
const FRAME_RATE = 25;

export function stepFrame(player: Player, by: 1 | -1): void {
  if (player.store.get().isPlaying) return;
  const frame = Math.floor(player.position() * FRAME_RATE + 0.001);
  // Seeks to the middle of the frame to avoid rounding errors.
  player.seek((frame + by + 0.5) / FRAME_RATE);
}
