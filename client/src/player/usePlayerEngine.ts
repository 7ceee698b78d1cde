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
  /** Shown by the device outside the page. Must keep its identity. */
  readonly shown: ShownClass;
  /** Must not change while the film is open, because a change reopens it. */
  readonly startAtSeconds: number;
}

export function usePlayerEngine(
  parts: readonly FilmPart[] | null,
  { classId, songName, timestamps, shown, startAtSeconds }: ClassToPlay,
): PlayerEngine | null {
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  // Loads the stream code in parallel with the playback request.
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
