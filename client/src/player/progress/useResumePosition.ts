import { resumeAtSeconds } from "@eightcount/rules/watching/viewing-status";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { progressQueueFor } from "./progressQueueFor";

interface LeftClass {
  readonly classId: string;
  /** Resume position from the server. */
  readonly savedSeconds: number;
  /** Null until the length is known. */
  readonly durationSeconds: number | null;
}

/** Maximum wait for the browser's database. */
const PATIENCE_MS = 400;

/** Returns the start position, or null while it loads. Unsent local progress takes precedence. */
export function useResumePosition({ classId, savedSeconds, durationSeconds }: LeftClass) {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  const [saved] = useState(savedSeconds);
  const [waiting, setWaiting] = useState<number | null>();
  const [startAt, setStartAt] = useState<number | null>(null);
  useEffect(() => {
    if (memberId === null) return;
    const timer = setTimeout(() => setWaiting((known) => known ?? null), PATIENCE_MS);
    void progressQueueFor(environment)
      .waitingSeconds(memberId, classId)
      .then((seconds) => setWaiting(seconds));
    return () => clearTimeout(timer);
  }, [environment, memberId, classId]);
  useEffect(() => {
    if (waiting === undefined || durationSeconds === null) return;
    const seconds = waiting === null ? saved : resumeAtSeconds(waiting, durationSeconds);
    setStartAt((known) => known ?? seconds);
  }, [waiting, saved, durationSeconds]);
  return startAt;
}
