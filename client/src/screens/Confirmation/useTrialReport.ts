import { useEffect, useRef } from "react";
import { useSession } from "../../session/SessionProvider";
import { emitReport } from "../../tracking/reports";

/**
 * Reports the start of a trial once, on the first confirmation page that is shown, even after a
 * reload or a double-run effect.
 */
export function useTrialReport(isShown: boolean): void {
  const { flags } = useSession();
  const isReported = useRef(flags.isRaised("trialReported"));
  useEffect(() => {
    if (!isShown) return;
    flags.raise("trialReported");
    // Runs after the effect that counts this page view.
    if (!isReported.current) queueMicrotask(() => emitReport({ kind: "trial" }));
    isReported.current = true;
  }, [isShown, flags]);
}
