import { type RefObject, useEffect } from "react";

/** Moves focus into the timestamps drawer and back to its button. */
export function useDrawerFocus(stage: RefObject<HTMLElement | null>, isOver: boolean): void {
  useEffect(() => {
    const frame = stage.current;
    if (!isOver || frame === null) return;
    const focus = (label: string) =>
      frame.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.focus();
    focus("Close timestamps");
    return () => focus("Timestamps");
  }, [stage, isOver]);
}
