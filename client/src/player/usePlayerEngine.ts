import { useEffect, useState } from "react";
import { companionsOf } from "./companions/companionsOf";
import { deviceCompanions } from "./companions/deviceCompanions";
import { preferenceStorage } from "./companions/preferenceStorage";
import type { FilmPart } from "./engine/film/film";
import type { TimestampRow } from "./engine/film/timestamps";
import type { ShownClass } from "./engine/keys/mediaKeys";
import { PlayerEngine } from "./engine/playerEngine";
import { fetchStreamCode, openStream } from "./engine/stream/openStream";

interface ClassToPlay {
  readonly classId: string;
  readonly songName: string;
  readonly timestamps: readonly TimestampRow[];
  /** How the device shows it outside the page; must stay the same object. */
  readonly shown: ShownClass;
  /** Must not move while the film is open: a new second opens it again. */
  readonly startAtSeconds: number;
}

/** An engine with its own video element, for as long as these parts are on the page. */
export function usePlayerEngine(
  parts: readonly FilmPart[] | null,
  { classId, songName, timestamps, shown, startAtSeconds }: ClassToPlay,
): PlayerEngine | null {
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  // Beside the question for the film, not after its answer.
  useEffect(fetchStreamCode, []);
  useEffect(() => {
    if (!parts) return;
    const video = document.createElement("video");
    video.playsInline = true;
    video.setAttribute("aria-label", songName);
    const made = new PlayerEngine(video, {
      parts,
      timestamps,
      startAtSeconds,
      storage: preferenceStorage,
      openStream,
    });
    const companions = [
      ...companionsOf({ classId, songName }),
      ...deviceCompanions(classId, shown),
    ];
    for (const companion of companions) made.attach(companion);
    void made.start();
    setEngine(made);
    return () => {
      setEngine(null);
      made.destroy();
    };
  }, [parts, classId, songName, timestamps, shown, startAtSeconds]);
  return engine;
}
