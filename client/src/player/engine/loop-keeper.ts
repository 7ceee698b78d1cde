import type { Companion, Player } from "./player";
import { loopSpan } from "./timestamps";

/** How often a loop's end is looked for; a quarter of a beat would be heard. */
const LOOP_CHECK_MS = 40;

/** Brings the picture back to the start of what is repeated, for as long as a loop is on. */
export const keepLoop: Companion = (player) => {
  let end: (() => void) | null = null;
  const follow = () => {
    const { isLooping } = player.store.get();
    if (isLooping === (end !== null)) return;
    end?.();
    end = isLooping ? watchLoop(player) : null;
  };
  const endFollowing = player.store.subscribe(follow);
  return () => {
    endFollowing();
    end?.();
  };
};

// The span is fixed when the loop is switched on, else passing its end would move to the next.
function watchLoop(player: Player): () => void {
  const { durationSeconds } = player.store.get();
  let last = player.position();
  let span = loopSpan(player.sections, last, durationSeconds);
  const timer = setInterval(() => {
    const now = player.position();
    const jumped = Math.abs(now - last) > 1;
    last = now;
    if (jumped && (now < span.startSeconds || now >= span.endSeconds)) {
      span = loopSpan(player.sections, now, durationSeconds);
    } else if (now >= span.endSeconds && span.endSeconds < durationSeconds) {
      player.seek(span.startSeconds);
      last = span.startSeconds;
    }
  }, LOOP_CHECK_MS);
  return () => clearInterval(timer);
}
