import { useEffect } from "react";
import type { JourneyFlag } from "../../session/journeyFlags";
import { useSession } from "../../session/SessionProvider";

/**
 * While the page is shown it may stay, also through a reload and where React mounts everything
 * twice; it may be left by any link, and a second visit has nothing to confirm.
 */
export function useFlagsWhileShown(shown: readonly JourneyFlag[]): void {
  const { flags } = useSession();
  useEffect(() => {
    for (const flag of shown) flags.raise(flag);
    return () => {
      for (const flag of shown) flags.lower(flag);
    };
  }, [flags, shown]);
}
