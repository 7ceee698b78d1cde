import { useCallback, useEffect, useRef, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { Disposable } from "relay-runtime";
import type {
  useStartPlaybackMutation,
  useStartPlaybackMutation$data,
} from "./__generated__/useStartPlaybackMutation.graphql";
import type { FilmPart } from "./engine/film/film";

export type Playback =
  | { readonly kind: "opening" }
  | { readonly kind: "waiting"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "ready"; readonly parts: readonly FilmPart[] };

type PlaybackResult = useStartPlaybackMutation$data["startPlayback"];

const mutation = graphql`
  mutation useStartPlaybackMutation($input: StartPlaybackInput!) {
    startPlayback(input: $input) {
      __typename
      ... on PlaybackStarted {
        expiresAt
        parts {
          durationSeconds
          captionsUrl
          spriteUrl
          angles {
            angle
            hlsUrl
          }
        }
      }
      ... on StartPlaybackRefused {
        code
        message
      }
    }
  }
`;

const RENEW_BEFORE_EXPIRY_MS = 60_000;
const SHORTEST_RENEWAL_MS = 10_000;
const RETRY_MS = 4_000;
const OUTAGE = "We can't open this class right now. Try again in a minute.";

/** Requests playback again before its cookies expire and while the film is being rendered. */
export function useStartPlayback(classId: string): { playback: Playback; retry: () => void } {
  const environment = useRelayEnvironment();
  const [playback, setPlayback] = useState<Playback>({ kind: "opening" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dueAt = useRef(Number.POSITIVE_INFINITY);
  const request = useRef<Disposable>(undefined);

  // A pending request may be a renewal, whose response would schedule further ones forever.
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    dueAt.current = Number.POSITIVE_INFINITY;
    request.current?.dispose();
  }, []);

  const start = useCallback(() => {
    dueAt.current = Number.POSITIVE_INFINITY;
    const schedule = (delay: number) => {
      dueAt.current = Date.now() + delay;
      timer.current = setTimeout(start, delay);
    };
    request.current = commitMutation<useStartPlaybackMutation>(environment, {
      mutation,
      variables: { input: { classId } },
      onCompleted: ({ startPlayback }) => {
        setPlayback((before) => nextPlayback(before, startPlayback));
        const delay = nextRequestDelay(startPlayback, Date.now());
        if (delay !== null) schedule(delay);
      },
      onError: () => {
        setPlayback((before) =>
          before.kind === "ready" ? before : { kind: "refused", message: OUTAGE },
        );
        schedule(RETRY_MS);
      },
    });
  }, [environment, classId]);

  useEffect(() => {
    setPlayback({ kind: "opening" });
    start();
    return stop;
  }, [start, stop]);

  const retry = useCallback(() => {
    stop();
    start();
  }, [start, stop]);
  useWakeUp(
    useCallback(() => {
      if (Date.now() >= dueAt.current) retry();
    }, [retry]),
  );
  return { playback, retry };
}

/** Timers stop while a computer sleeps, but its clock does not. */
function useWakeUp(onWake: () => void): void {
  useEffect(() => {
    document.addEventListener("visibilitychange", onWake);
    window.addEventListener("online", onWake);
    return () => {
      document.removeEventListener("visibilitychange", onWake);
      window.removeEventListener("online", onWake);
    };
  }, [onWake]);
}

/** A renewal only refreshes the cookies and keeps the film that is playing. */
export function nextPlayback(before: Playback, result: PlaybackResult): Playback {
  if (result.__typename === "PlaybackStarted") {
    return before.kind === "ready" ? before : { kind: "ready", parts: result.parts.map(toPart) };
  }
  if (result.__typename !== "StartPlaybackRefused") return { kind: "refused", message: OUTAGE };
  return result.code === "FILM_NOT_READY"
    ? { kind: "waiting", message: result.message }
    : { kind: "refused", message: result.message };
}

function nextRequestDelay(result: PlaybackResult, now: number): number | null {
  if (result.__typename === "PlaybackStarted") {
    const renewal = Date.parse(result.expiresAt) - now - RENEW_BEFORE_EXPIRY_MS;
    return Math.max(SHORTEST_RENEWAL_MS, renewal);
  }
  const isRendering =
    result.__typename === "StartPlaybackRefused" && result.code === "FILM_NOT_READY";
  return isRendering ? RETRY_MS : null;
}

type PlaybackResultPart = Extract<
  PlaybackResult,
  { __typename: "PlaybackStarted" }
>["parts"][number];

function toPart({ durationSeconds, captionsUrl, spriteUrl, angles }: PlaybackResultPart): FilmPart {
  const url = (angle: "FRONT" | "BACK") => angles.find((one) => one.angle === angle)?.hlsUrl;
  const front = url("FRONT") ?? "";
  return {
    durationSeconds,
    captionsUrl: captionsUrl ?? null,
    spriteUrl: spriteUrl ?? null,
    streams: { front, back: url("BACK") ?? front },
  };
}
