import { loopSpan, type Section, type Span } from "../film/timestamps";
import type { PlayerState } from "../playerState";

type LoopState = Pick<
  PlayerState,
  "isLooping" | "loopStartSeconds" | "loopEndSeconds" | "durationSeconds"
>;

/** The dancer's own loop; null until both of its ends are set. */
export function ownLoop({ loopStartSeconds, loopEndSeconds }: LoopState): Span | null {
  if (loopStartSeconds === null || loopEndSeconds === null) return null;
  return { startSeconds: loopStartSeconds, endSeconds: loopEndSeconds };
}

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
