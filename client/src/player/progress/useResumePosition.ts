import { resumeAtSeconds } from "@eightcount/rules/watching/viewing-status";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { progressQueueFor } from "./progressQueueFor";

interface LeftClass {
  readonly classId: string;
  /** Where the server says the class was left, seconds. */
  readonly savedSeconds: number;
  /** Length of the class, seconds; null while it is not known. */
  readonly durationSeconds: number | null;
}

/** A browser's database answers within this time or is not asked, milliseconds. */
const PATIENCE_MS = 400;

/**
 * Where the class starts, fixed once it is known: where this browser left it if the server has not
 * heard of that yet, else where the server says. Null while it is being looked up.
 */
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
