import { useCallback, useSyncExternalStore } from "react";
import { type Breakpoint, conditionBelow } from "./breakpoints";

/** Whether a media condition holds now; follows the window as it changes. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}

/** True at and below a breakpoint. For a different structure; a different style belongs in CSS. */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  return useMedia(conditionBelow(breakpoint));
}

export function usePrefersCalm(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}
