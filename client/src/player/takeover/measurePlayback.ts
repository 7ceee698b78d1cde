import { type Experience, measureExperience } from "../engine/companions/experience";
import type { Player } from "../engine/player";
import type { PlaybackQuality } from "./otherStream";

const unused = () => () => undefined;

/** Measures until the result is taken, which works once. */
export function measurePlayback(player: Player): () => PlaybackQuality | null {
  let measured: Experience | null = null;
  const listener = {
    onStartup: unused,
    onRebuffer: unused,
    onEnd: (experience: Experience) => {
      measured = experience;
    },
  };
  const clock = { now: () => performance.now(), page: window };
  const end = measureExperience(listener, clock)(player);
  return () => {
    end();
    const taken = measured;
    measured = null;
    return taken && toQuality(taken);
  };
}

const toQuality = (experience: Experience): PlaybackQuality => ({
  startupSeconds: experience.startupSeconds,
  playedSeconds: experience.playedSeconds,
  stalledSeconds: experience.rebufferSeconds,
  hasFailed: experience.fatalErrors > 0,
});
