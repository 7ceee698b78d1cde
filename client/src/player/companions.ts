import type { Companion } from "./engine/player";

/** What a companion may know about the class that is playing. */
export interface ClassInPlayer {
  readonly classId: string;
  readonly songName: string;
}

/** What accompanies every player, in the order it is attached. */
export function companionsOf(_playing: ClassInPlayer): readonly Companion[] {
  return [];
}
