import { deviceStorage } from "../../storage/deviceStorage";
import { askAfterClass } from "../../survey/askAfterClass";
import { rememberPractice } from "../engine/companions/rememberPractice";
import { clickCounts } from "../engine/loop/clickCounts";
import { rememberOwnLoop } from "../engine/loop/rememberOwnLoop";
import type { Companion } from "../engine/player";
import { preferenceStorage } from "./preferenceStorage";
import { tellViewingTime } from "./tellViewingTime";

/** What a companion may know about the class that is playing. */
export interface ClassInPlayer {
  readonly classId: string;
  readonly songName: string;
}

/** What accompanies every player, in the order it is attached. */
export function companionsOf(danceClass: ClassInPlayer): readonly Companion[] {
  const { classId } = danceClass;
  return [
    rememberPractice(preferenceStorage),
    rememberOwnLoop(preferenceStorage, classId),
    clickCounts,
    tellViewingTime(classId),
    askAfterClass(
      danceClass,
      deviceStorage(() => window.localStorage),
    ),
  ];
}
