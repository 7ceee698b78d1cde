import { useEffect } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import type {
  useRecordProgressMutation,
  useRecordProgressMutation$data,
} from "./__generated__/useRecordProgressMutation.graphql";
import type { PlayerEngine } from "./engine/player-engine";
import {
  type ProgressReceipt,
  ProgressReporter,
  type ProgressUpdate,
} from "./engine/progress-reporter";
import type { PlayerState } from "./engine/state";

const mutation = graphql`
  mutation useRecordProgressMutation($input: RecordProgressInput!) {
    recordProgress(input: $input) {
      __typename
      ... on ProgressRecorded {
        nextHeartbeatSeconds
        danceClass {
          id
          progress {
            status
            lastViewedSeconds
            resumeAtSeconds
          }
        }
      }
      ... on RecordProgressRefused {
        code
      }
    }
  }
`;

const HEARTBEAT_AFTER_REFUSAL_SECONDS = 60;

interface PlaybackSession {
  readonly classId: string;
  readonly playbackSessionId: string;
}

/** Tells the server how far this class is danced for as long as the player is on the page. */
export function useRecordProgress(engine: PlayerEngine | null, classId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!engine) return;
    const session = { classId, playbackSessionId: crypto.randomUUID() };
    const reporter = new ProgressReporter({
      read: () => {
        const { positionSeconds, isPlaying, speed } = engine.store.get();
        return { positionSeconds, isPlaying, speed };
      },
      send: (update) => send(environment, session, update),
      now: () => performance.now(),
      random: Math.random,
    });
    const ends = [followPlayer(engine, reporter), followPage(reporter)];
    return () => {
      reporter.report("PAGEHIDE");
      for (const end of ends) end();
      reporter.destroy();
    };
  }, [engine, classId, environment]);
}

function send(
  environment: IEnvironment,
  session: PlaybackSession,
  update: ProgressUpdate,
): Promise<ProgressReceipt> {
  const isLeaving = update.reason === "PAGEHIDE" || update.reason === "HIDDEN";
  return new Promise((resolve, reject) => {
    commitMutation<useRecordProgressMutation>(environment, {
      mutation,
      variables: { input: { ...session, ...update } },
      cacheConfig: { force: true, metadata: { keepalive: isLeaving } },
      onCompleted: ({ recordProgress }) => resolve(receiptOf(recordProgress)),
      onError: reject,
    });
  });
}

function receiptOf(answer: useRecordProgressMutation$data["recordProgress"]): ProgressReceipt {
  if (answer.__typename === "ProgressRecorded") {
    return { nextHeartbeatSeconds: answer.nextHeartbeatSeconds, isWantedAgain: false };
  }
  const code = answer.__typename === "RecordProgressRefused" ? answer.code : null;
  return {
    nextHeartbeatSeconds: HEARTBEAT_AFTER_REFUSAL_SECONDS,
    isWantedAgain: code === "PROGRESS_QUEUE_FULL",
  };
}

function followPlayer(engine: PlayerEngine, reporter: ProgressReporter): () => void {
  let before = engine.store.get();
  return engine.store.subscribe(() => {
    const now = engine.store.get();
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
  else if (Math.abs(now.positionSeconds - before.positionSeconds) > SEEK_SECONDS) {
    reporter.report("SEEK");
  }
}

function followPage(reporter: ProgressReporter): () => void {
  const onHidden = () => {
    if (document.visibilityState === "hidden") reporter.report("HIDDEN");
  };
  const onPageHide = () => reporter.report("PAGEHIDE");
  const onOnline = () => reporter.flush();
  document.addEventListener("visibilitychange", onHidden);
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("online", onOnline);
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    window.removeEventListener("pagehide", onPageHide);
    window.removeEventListener("online", onOnline);
  };
}
