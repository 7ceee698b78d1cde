import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";

export function usePendingProgress(): void {
  const environment = useRelayEnvironment();
  const auth = useAuth();
  const memberId = isSignedIn(auth) ? auth.memberId : null;
  useEffect(() => {
    if (memberId === null) return;
    const send = () =>
      void import("./sendWaitingProgress").then(({ sendWaitingProgress }) =>
        sendWaitingProgress(environment, memberId),
      );
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [environment, memberId]);
}
