import { emitReport } from "../../tracking/reports";
import type { Companion } from "../engine/player";

const MS_PER_SECOND = 1_000;

/** Sends the watched seconds when the page is hidden or left and when the player closes. */
export function reportViewingTime(classId: string, now = () => performance.now()): Companion {
  return ({ store }) => {
    let watchedMs = 0;
    let since: number | null = store.get().isPlaying ? now() : null;
    const pause = () => {
      if (since !== null) watchedMs += now() - since;
      since = null;
    };
    const report = () => {
      const wasPlaying = since !== null;
      pause();
      if (watchedMs > 0)
        emitReport({ kind: "viewing", classId, seconds: watchedMs / MS_PER_SECOND });
      watchedMs = 0;
      // Playback may continue on a hidden page.
      if (wasPlaying) since = now();
    };
    const follow = () => {
      const { isPlaying } = store.get();
      if (isPlaying && since === null) since = now();
      else if (!isPlaying) pause();
    };
    const onVisibility = () => document.visibilityState === "hidden" && report();
    const unfollow = store.subscribe(follow);
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("pagehide", report);
    return () => {
      unfollow();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("pagehide", report);
      report();
    };
  };
}
