import { keepScreenLit } from "../engine/companions/keepScreenLit";
import { offerMediaKeys, type ShownClass } from "../engine/keys/mediaKeys";
import type { Companion } from "../engine/player";
import { tellExperience } from "./tellExperience";

export function deviceCompanions(classId: string, shown: ShownClass): readonly Companion[] {
  return [
    keepScreenLit(navigator.wakeLock, document),
    offerMediaKeys(navigator.mediaSession, shown),
    tellExperience(classId),
  ];
}
