import { deviceStorage } from "../../storage/deviceStorage";
import { askAfterClass } from "../../survey/askAfterClass";
import { rememberPractice } from "../engine/companions/rememberPractice";
import { clickCounts } from "../engine/loop/clickCounts";
import { rememberOwnLoop } from "../engine/loop/rememberOwnLoop";
import type { Companion } from "../engine/player";
import { preferenceStorage } from "./preferenceStorage";
import { tellViewingTime } from "./tellViewingTime";

export interface ClassInPlayer {
  readonly classId: string;
  readonly songName: string;
}

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
