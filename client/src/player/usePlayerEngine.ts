import { useEffect, useState } from "react";
import { companionsOf } from "./companions/companionsOf";
import { deviceCompanions } from "./companions/deviceCompanions";
import { preferenceStorage } from "./companions/preferenceStorage";
import type { FilmPart } from "./engine/film/film";
import type { TimestampRow } from "./engine/film/timestamps";
import type { NowPlaying } from "./engine/keys/mediaKeys";
import { PlayerEngine } from "./engine/playerEngine";
import { openStream, preloadStreamCode } from "./engine/stream/openStream";

interface ClassToPlay {
  readonly classId: string;
  readonly songName: string;
  readonly timestamps: readonly TimestampRow[];
  /** Shown by the device outside the page. Must keep its identity. */
  readonly nowPlaying: NowPlaying;
  /** Must not change while the film is open, because a change reopens it. */
  readonly startAtSeconds: number;
}

export function usePlayerEngine(
  parts: readonly FilmPart[] | null,
  { classId, songName, timestamps, nowPlaying, startAtSeconds }: ClassToPlay,
): PlayerEngine | null {
  const [engine, setEngine] = useState<PlayerEngine | null>(null);
  // Loads the stream code in parallel with the playback request.
  useEffect(preloadStreamCode, []);
  useEffect(() => {
    if (!parts) return;
    const video = document.createElement("video");
    video.playsInline = true;
    video.setAttribute("aria-label", songName);
    const created = new PlayerEngine(video, {
      parts,
      timestamps,
      startAtSeconds,
      storage: preferenceStorage,
      openStream,
    });
    const companions = [
      ...companionsOf({ classId, songName }),
      ...deviceCompanions(classId, nowPlaying),
    ];
    for (const companion of companions) created.attach(companion);
    void created.start();
    setEngine(created);
    return () => {
      setEngine(null);
      created.destroy();
    };
  }, [parts, classId, songName, timestamps, nowPlaying, startAtSeconds]);
  return engine;
}
