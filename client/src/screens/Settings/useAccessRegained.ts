import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { canWatch, isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";

/** Pauses before each question: news of a payment takes a moment to reach the token. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A subscription that runs while the token does not say so: whoever ordered elsewhere came back
 * before the news. Asks for another token, and leads on to the page that was wanted.
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
