import { useEffect, useState } from "react";
import type { FilmPart } from "./engine/film";
import { PlayerEngine } from "./engine/player-engine";
import { openStream } from "./engine/stream";
import type { TimestampRow } from "./engine/timestamps";

interface ClassToPlay {
  readonly title: string;
  readonly timestamps: readonly TimestampRow[];
  readonly startAtSeconds: number;
}

/** An engine with its own video element, for as long as these parts are on the page. */
export function usePlayerEngine(
  parts: readonly FilmPart[] | null,
  { title, timestamps, startAtSeconds }: ClassToPlay,
): PlayerEngine | null {
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  // The start second is where the class was left when the page opened; later progress moves on.
  const [startAt] = useState(startAtSeconds);
  useEffect(() => {
    if (!parts) return;
    const video = document.createElement("video");
    video.playsInline = true;
    video.setAttribute("aria-label", title);
    const made = new PlayerEngine(video, {
      parts,
      timestamps,
      startAtSeconds: startAt,
      storage: window.localStorage,
      openStream,
    });
    void made.start();
    setEngine(made);
    return () => {
      setEngine(null);
      made.destroy();
    };
  }, [parts, title, timestamps, startAt]);
  return engine;
}
