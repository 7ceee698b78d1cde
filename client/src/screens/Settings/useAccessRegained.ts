import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { canWatch, isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";

/** Delays before each renewal, because a payment takes a moment to reach the token. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Renews the token of a member whose subscription is active but whose token doesn't show it yet,
 * such as after a purchase on another site. Then returns to the remembered page.
 */
export function useAccessRegained(isRunning: boolean): void {
  const auth = useAuth();
  const session = useSession();
  const navigate = useNavigate();
  const lacksAccess = isRunning && isSignedIn(auth) && !canWatch(auth);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (!lacksAccess) return;
    let isLeft = false;
    const ask = async () => {
      for (const ms of PAUSES_MS) {
        await pause(ms);
        if (isLeft) return;
        await session.renew();
        if (canWatch(session.getState())) return leadBack();
      }
    };
    const leadBack = () => {
      const wanted = session.rememberedPath.peek();
      if (wanted === null || !isShown.current) return;
      session.rememberedPath.forget();
      void navigate(wanted, { replace: true });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [lacksAccess, session, navigate]);
}
