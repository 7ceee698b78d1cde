import { resumeAtSeconds } from "@eightcount/rules/watching/viewing-status";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { progressQueueFor } from "./progressQueueFor";

interface ResumeOptions {
  readonly classId: string;
  readonly savedSeconds: number;
  /** Null until the length is known. */
  readonly durationSeconds: number | null;
}

/** Maximum wait for the browser's database. */
const MAX_WAIT_MS = 400;

/** Returns the start position, or null while it loads. Unsent local progress takes precedence. */
export function useResumePosition({ classId, savedSeconds, durationSeconds }: ResumeOptions) {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  const [saved] = useState(savedSeconds);
  const [pendingSeconds, setPendingSeconds] = useState<number | null>();
  const [startAt, setStartAt] = useState<number | null>(null);
  useEffect(() => {
    if (memberId === null) return;
    const timer = setTimeout(() => setPendingSeconds((known) => known ?? null), MAX_WAIT_MS);
    void progressQueueFor(environment)
      .pendingSeconds(memberId, classId)
      .then((seconds) => setPendingSeconds(seconds));
    return () => clearTimeout(timer);
  }, [environment, memberId, classId]);
  useEffect(() => {
    if (pendingSeconds === undefined || durationSeconds === null) return;
    const seconds =
      pendingSeconds === null ? saved : resumeAtSeconds(pendingSeconds, durationSeconds);
    setStartAt((known) => known ?? seconds);
  }, [pendingSeconds, saved, durationSeconds]);
  return startAt;
}
