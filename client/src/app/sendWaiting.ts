import { isSignedIn } from "../session/authState";
import type { Services } from "./services";

/** Progress that a former visit could not send goes out once its member is back. */
export function sendWaiting({ session, environment }: Services): void {
  let known: string | null = null;
  session.subscribe(() => {
    const auth = session.getState();
    if (!isSignedIn(auth) || auth.memberId === known) return;
    known = auth.memberId;
    void import("../player/progress/sendWaitingProgress").then(({ sendWaitingProgress }) =>
      sendWaitingProgress(environment, auth.memberId),
    );
  });
}
