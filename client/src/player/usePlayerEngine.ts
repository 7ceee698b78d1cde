import { useEffect, useState } from "react";
import { companionsOf } from "./companions";
import type { FilmPart } from "./engine/film";
import { PlayerEngine } from "./engine/player-engine";
import { openStream } from "./engine/stream";
import type { TimestampRow } from "./engine/timestamps";

interface ClassToPlay {
  readonly classId: string;
  readonly songName: string;
  readonly timestamps: readonly TimestampRow[];
  /** Must not move while the film is open: a new second opens it again. */
  readonly startAtSeconds: number;
}

/** An engine with its own video element, for as long as these parts are on the page. */
export function usePlayerEngine(
  parts: readonly FilmPart[] | null,
  { classId, songName, timestamps, startAtSeconds }: ClassToPlay,
): PlayerEngine | null {
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  useEffect(() => {
    if (!parts) return;
    const video = document.createElement("video");
    video.playsInline = true;
    video.setAttribute("aria-label", songName);
    const made = new PlayerEngine(video, {
      parts,
      timestamps,
      startAtSeconds,
      storage: window.localStorage,
      openStream,
    });
    for (const companion of companionsOf({ classId, songName })) made.attach(companion);
    void made.start();
    setEngine(made);
    return () => {
      setEngine(null);
      made.destroy();
    };
  }, [parts, classId, songName, timestamps, startAtSeconds]);
  return engine;
}
