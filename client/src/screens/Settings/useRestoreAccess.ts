import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { canWatch, isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";

/** Delays before each renewal, because a payment takes a moment to reach the token. */
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 4_000, 8_000];

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Renews the token of a member whose subscription is active but whose token doesn't show it yet,
 * such as after a purchase on another site. Then returns to the remembered page.
 */
export function useRestoreAccess(isRunning: boolean): void {
  const auth = useAuth();
  const session = useSession();
  const navigate = useNavigate();
  const lacksAccess = isRunning && isSignedIn(auth) && !canWatch(auth);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (!lacksAccess) return;
    let isCancelled = false;
    const poll = async () => {
      for (const ms of RETRY_DELAYS_MS) {
        await delay(ms);
        if (isCancelled) return;
        await session.renew();
        if (canWatch(session.getState())) return returnToPage();
      }
    };
    const returnToPage = () => {
      const requestedPath = session.rememberedPath.peek();
      if (requestedPath === null || !isMounted.current) return;
      session.rememberedPath.forget();
      void navigate(requestedPath, { replace: true });
    };
    void poll();
    return () => {
      isCancelled = true;
    };
  }, [lacksAccess, session, navigate]);
}
