import { useEffect } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { IEnvironment } from "relay-runtime";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { currentVisit } from "../../tracking/currentVisit";
import type { PlayerEngine } from "../engine/playerEngine";
import type { PlayerState } from "../engine/playerState";
import { ProgressReporter } from "../engine/progress/progressReporter";
import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import type {
  useRecordProgressMutation,
  useRecordProgressMutation$data,
} from "./__generated__/useRecordProgressMutation.graphql";
import { deliveryOfError } from "./deliveryOf";
import type { Delivery } from "./progressQueue";
import { progressQueueFor } from "./progressQueueFor";
import type { ProgressSession } from "./waitingProgress";

const mutation = graphql`
  mutation useRecordProgressMutation($input: RecordProgressInput!) {
    recordProgress(input: $input) {
      __typename
      ... on ProgressRecorded {
        nextHeartbeatSeconds
        isCurrent
        danceClass {
          id
          progress {
            status
            lastViewedSeconds
            resumeAtSeconds
            updatedAt
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

/** Tells the server how far this class is danced for as long as the player is on the page. */
export function useRecordProgress(engine: PlayerEngine | null, classId: string): void {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  useEffect(() => {
    if (!engine || memberId === null) return;
    const session = { memberId, classId, playbackSessionId: crypto.randomUUID() };
    const queue = progressQueueFor(environment, sendProgress);
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

/** Sends one update; rejects when it did not arrive. */
export function sendProgress(
  environment: IEnvironment,
  { memberId, classId, playbackSessionId }: ProgressSession,
  update: ProgressUpdate,
): Promise<Delivery> {
  const keepalive = update.reason === "PAGEHIDE" || update.reason === "HIDDEN";
  return new Promise((resolve, reject) => {
    commitMutation<useRecordProgressMutation>(environment, {
      mutation,
      variables: { input: { classId, playbackSessionId, ...update, ...currentVisit() } },
      cacheConfig: { force: true, metadata: { keepalive, memberId } },
      onCompleted: ({ recordProgress }) => resolve(deliveryOf(recordProgress)),
      onError: (error) => {
        const delivery = deliveryOfError(error);
        if (delivery) resolve(delivery);
        else reject(error);
      },
    });
  });
}

function deliveryOf(answer: useRecordProgressMutation$data["recordProgress"]): Delivery {
  if (answer.__typename === "ProgressRecorded") {
    const { isCurrent, nextHeartbeatSeconds, danceClass } = answer;
    const updatedAt = isCurrent ? danceClass.progress?.updatedAt : null;
    return {
      kind: "saved",
      nextHeartbeatSeconds,
      savedAt: updatedAt ? Date.parse(updatedAt) : null,
    };
  }
  const isFull =
    answer.__typename === "RecordProgressRefused" && answer.code === "PROGRESS_QUEUE_FULL";
  return isFull
    ? { kind: "wantedAgain", afterSeconds: HEARTBEAT_AFTER_REFUSAL_SECONDS }
    : { kind: "refused" };
}

function intervalAfter(delivery: Delivery): number {
  return delivery.kind === "saved"
    ? delivery.nextHeartbeatSeconds
    : HEARTBEAT_AFTER_REFUSAL_SECONDS;
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
