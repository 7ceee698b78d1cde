import { clickCounts } from "./engine/count-click";
import { rememberOwnLoop } from "./engine/own-loop-memory";
import type { Companion } from "./engine/player";
import { rememberPractice } from "./engine/preference-memory";

/** What a companion may know about the class that is playing. */
export interface ClassInPlayer {
  readonly classId: string;
  readonly songName: string;
}

/** What accompanies every player, in the order it is attached. */
export function companionsOf({ classId }: ClassInPlayer): readonly Companion[] {
  const storage = window.localStorage;
  return [rememberPractice(storage), rememberOwnLoop(storage, classId), clickCounts];
}
