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
      tell: (update) => queue.add(session, update),
      now: () => performance.now(),
      random: Math.random,
    });
    const ends = [
      queue.onDelivery(({ playbackSessionId }, delivery) => {
        if (playbackSessionId === session.playbackSessionId) reporter.obey(intervalAfter(delivery));
      }),
      followPlayer(engine, reporter),
      followPage(reporter),
    ];
    return () => {
      reporter.leaving("PAGEHIDE");
      for (const end of ends) end();
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

function followPlayer(engine: PlayerEngine, reporter: ProgressReporter): () => void {
  let before = engine.store.get();
  if (before.isPlaying) reporter.playing();
  return engine.store.subscribe(() => {
    const now = engine.store.get();
    reporter.notice();
    reportTurn(reporter, before, now);
    before = now;
  });
}

const SEEK_SECONDS = 3;

function reportTurn(reporter: ProgressReporter, before: PlayerState, now: PlayerState): void {
  if (now.hasEnded && !before.hasEnded) reporter.stopped("ENDED");
  else if (now.isPlaying && !before.isPlaying) reporter.playing();
  else if (!now.isPlaying && before.isPlaying) reporter.stopped("PAUSE");
  else if (now.angle !== before.angle) reporter.report("ANGLE");
  else if (Math.abs(now.positionSeconds - before.positionSeconds) > SEEK_SECONDS) reporter.sought();
}

function followPage(reporter: ProgressReporter): () => void {
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
