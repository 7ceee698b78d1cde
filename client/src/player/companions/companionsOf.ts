import { deviceStorage } from "../../storage/deviceStorage";
import { surveyAfterClass } from "../../survey/surveyAfterClass";
import { rememberPractice } from "../engine/companions/rememberPractice";
import { clickCounts } from "../engine/loop/clickCounts";
import { rememberOwnLoop } from "../engine/loop/rememberOwnLoop";
import type { Companion } from "../engine/player";
import { preferenceStorage } from "./preferenceStorage";
import { reportViewingTime } from "./reportViewingTime";

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
    reportViewingTime(classId),
    surveyAfterClass(
      danceClass,
      deviceStorage(() => window.localStorage),
    ),
  ];
}
