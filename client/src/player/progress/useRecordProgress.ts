import { MAX_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/heartbeat";
import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { PlayerEngine } from "../engine/playerEngine";
import type { PlayerState } from "../engine/playerState";
import { ProgressReporter } from "../engine/progress/progressReporter";
import type { Delivery } from "./progressQueue";
import { progressQueueFor } from "./progressQueueFor";

export function useRecordProgress(engine: PlayerEngine | null, classId: string): void {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  useEffect(() => {
    if (!engine || memberId === null) return;
    const session = { memberId, classId, playbackSessionId: crypto.randomUUID() };
    const queue = progressQueueFor(environment);
    const reporter = new ProgressReporter({
      read: () => readPlayback(engine.store.get()),
      send: (update) => queue.add(session, update),
      now: () => performance.now(),
      random: Math.random,
    });
    const cleanups = [
      queue.onDelivery(({ playbackSessionId }, delivery) => {
        if (playbackSessionId === session.playbackSessionId)
          reporter.setHeartbeatInterval(intervalAfter(delivery));
      }),
      observePlayer(engine, reporter),
      observePage(reporter),
    ];
    return () => {
      // As when the page closes, the session is over and must not count as playing.
      reporter.leaving("PAGEHIDE");
      for (const end of cleanups) end();
      reporter.destroy();
    };
  }, [engine, classId, environment, memberId]);
}

function intervalAfter(delivery: Delivery): number {
  return delivery.kind === "saved" ? delivery.nextHeartbeatSeconds : MAX_HEARTBEAT_SECONDS;
}

function readPlayback(state: PlayerState) {
  const { positionSeconds, durationSeconds, isPlaying, speed, phase } = state;
  return { positionSeconds, durationSeconds, isPlaying, speed, isReady: phase === "ready" };
}

function observePlayer(engine: PlayerEngine, reporter: ProgressReporter): () => void {
  let before = engine.store.get();
  if (before.isPlaying) reporter.playing();
  return engine.store.subscribe(() => {
    const now = engine.store.get();
    reporter.countDancedTime();
    reportChange(reporter, before, now);
    before = now;
  });
}

/** Playback alone moves the position by less between two changes of the store. */
const SEEK_SECONDS = 3;

function reportChange(reporter: ProgressReporter, before: PlayerState, now: PlayerState): void {
  if (now.hasEnded && !before.hasEnded) reporter.stopped("ENDED");
  else if (now.isPlaying && !before.isPlaying) reporter.playing();
  else if (!now.isPlaying && before.isPlaying) reporter.stopped("PAUSE");
  else if (now.angle !== before.angle) reporter.report("ANGLE");
  else if (Math.abs(now.positionSeconds - before.positionSeconds) > SEEK_SECONDS) reporter.seeked();
}

function observePage(reporter: ProgressReporter): () => void {
  const onHidden = () => {
    if (document.visibilityState === "hidden") reporter.leaving("HIDDEN");
  };
  const onPageHide = () => reporter.leaving("PAGEHIDE");
  document.addEventListener("visibilitychange", onHidden);
  window.addEventListener("pagehide", onPageHide);
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    window.removeEventListener("pagehide", onPageHide);
  };
}
