import { loopSpan, type Section, type Span } from "../film/timestamps";
import { type LoopState, ownLoop } from "./ownLoop";

/** Returns the own loop. Without one, returns the section or class if looping, else null. */
export function repeatedSpan(
  state: LoopState,
  sections: readonly Section[],
  positionSeconds: number,
): Span | null {
  const own = ownLoop(state);
  if (own || !state.isLooping) return own;
  return loopSpan(sections, positionSeconds, state.durationSeconds);
}
