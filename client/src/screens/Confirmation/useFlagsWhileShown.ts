import { useEffect } from "react";
import type { JourneyFlag } from "../../session/journeyFlags";
import { useSession } from "../../session/SessionProvider";

/**
 * Keeps flags raised while a page is shown, through reloads and double mounts. Leaving the page
 * lowers them, so a second visit shows no confirmation.
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
