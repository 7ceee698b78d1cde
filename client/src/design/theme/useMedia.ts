import { useCallback, useSyncExternalStore } from "react";
import { type Breakpoint, conditionBelow } from "./breakpoints";

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

/** True at and below a breakpoint. For different markup only. Different styles belong in CSS. */
export function useIsBelow(breakpoint: Breakpoint): boolean {
  return useMedia(conditionBelow(breakpoint));
}

export function usePrefersReducedMotion(): boolean {
  return useMedia("(prefers-reduced-motion: reduce)");
}
