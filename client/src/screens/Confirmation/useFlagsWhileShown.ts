import { useEffect } from "react";
import type { JourneyFlag } from "../../session/journeyFlags";
import { useSession } from "../../session/SessionProvider";

/**
 * Keeps flags raised while a page is shown, through reloads and double mounts. Leaving the page
 * lowers them, so a second visit shows no confirmation.
 */
export function useFlagsWhileShown(raised: readonly JourneyFlag[]): void {
  const { flags } = useSession();
  useEffect(() => {
    for (const flag of raised) flags.raise(flag);
    return () => {
      for (const flag of raised) flags.lower(flag);
    };
  }, [flags, raised]);
}
