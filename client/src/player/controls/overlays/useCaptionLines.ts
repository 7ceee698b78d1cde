import { useEffect, useState } from "react";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";

export function useCaptionLines(engine: PlayerEngine): readonly string[] {
  const isOn = usePlayerState(engine, (state) => state.hasCaptions && state.phase === "ready");
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const url = isOn ? engine.captionsUrl() : null;
    if (!url) return;
    const end = followTrack(engine.video, url, setLines);
    return () => {
      end();
      setLines([]);
    };
  }, [engine, isOn]);
  return lines;
}

function followTrack(
  video: HTMLVideoElement,
  url: string,
  onLines: (lines: readonly string[]) => void,
): () => void {
  const element = document.createElement("track");
  Object.assign(element, { kind: "captions", label: "English", srclang: "en", src: url });
  video.append(element);
  const { track } = element;
  // The picture-in-picture window shows only native captions.
  const setMode = () => {
    track.mode = document.pictureInPictureElement === video ? "showing" : "hidden";
  };
  const read = () => onLines(linesOf(track));
  const windowEvents = ["enterpictureinpicture", "leavepictureinpicture"] as const;
  setMode();
  track.addEventListener("cuechange", read);
  for (const event of windowEvents) video.addEventListener(event, setMode);
  return () => {
    track.removeEventListener("cuechange", read);
    for (const event of windowEvents) video.removeEventListener(event, setMode);
    element.remove();
  };
}

const linesOf = ({ activeCues }: TextTrack): readonly string[] =>
  [...(activeCues ?? [])].flatMap((cue) => ("text" in cue ? String(cue.text).split("\n") : []));
