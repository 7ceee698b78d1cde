import { type RefObject, useEffect } from "react";

export function useDrawerFocus(stage: RefObject<HTMLElement | null>, isOverlay: boolean): void {
  useEffect(() => {
    const frame = stage.current;
    if (!isOverlay || frame === null) return;
    const focus = (label: string) =>
      frame.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.focus();
    focus("Close timestamps");
    return () => focus("Timestamps");
  }, [stage, isOverlay]);
}
