import { loopSpan, type Section, type Span } from "../film/timestamps";
import { type LoopState, ownLoop } from "./ownLoop";

/** What repeats at this position: the dancer's own loop, else the section, else the class, else null. */
export function repeatedSpan(
  state: LoopState,
  sections: readonly Section[],
  positionSeconds: number,
): Span | null {
  const own = ownLoop(state);
  if (own || !state.isLooping) return own;
  return loopSpan(sections, positionSeconds, state.durationSeconds);
}
