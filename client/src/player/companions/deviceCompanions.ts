import { keepScreenAwake } from "../engine/companions/keepScreenAwake";
import { type NowPlaying, registerMediaKeys } from "../engine/keys/mediaKeys";
import type { Companion } from "../engine/player";
import { reportExperience } from "./reportExperience";

export function deviceCompanions(classId: string, nowPlaying: NowPlaying): readonly Companion[] {
  return [
    keepScreenAwake(navigator.wakeLock, document),
    registerMediaKeys(navigator.mediaSession, nowPlaying),
    reportExperience(classId),
  ];
}
