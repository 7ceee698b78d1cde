import { ownLoop } from "../../engine/loop/ownLoop";
import type { PlayerState } from "../../engine/playerState";
import { clockText } from "../seek/seekText";

/** Describes a change for the notice and screen readers. Null if there is nothing to announce. */
export function changeText(before: PlayerState, now: PlayerState): string | null {
  if (now.speed !== before.speed) return `Speed ${now.speed}×`;
  if (now.isMirrored !== before.isMirrored) return now.isMirrored ? "Mirrored" : "Not mirrored";
  if (now.angle !== before.angle) return now.angle === "back" ? "Back angle" : "Front angle";
  if (now.hasCaptions !== before.hasCaptions) return `Captions ${onOrOff(now.hasCaptions)}`;
  if (now.isLooping !== before.isLooping) return `Loop ${onOrOff(now.isLooping)}`;
  if (now.volume !== before.volume) return now.volume === 0 ? "Muted" : `Volume ${now.volume}`;
  return loopText(before, now);
}

function loopText(before: PlayerState, now: PlayerState): string | null {
  const isSame =
    now.loopStartSeconds === before.loopStartSeconds &&
    now.loopEndSeconds === before.loopEndSeconds;
  if (isSame) return null;
  const own = ownLoop(now);
  if (own) return `Loop ${clockText(own.startSeconds)} – ${clockText(own.endSeconds)}`;
  if (now.loopStartSeconds === null) return "Loop cleared";
  return `Loop from ${clockText(now.loopStartSeconds)}`;
}

const onOrOff = (isOn: boolean): string => (isOn ? "on" : "off");
