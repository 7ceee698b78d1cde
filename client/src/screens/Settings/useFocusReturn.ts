import { useEffect, useRef } from "react";

/**
 * Focuses the panel's heading after an action if the pressed button is gone. The returned ref
 * belongs to a direct child of the panel.
 */
export function useFocusReturn(isBusy: boolean) {
  const anchor = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (hasEnded && document.activeElement === document.body)
      anchor.current?.parentElement?.querySelector("h2")?.focus();
  }, [isBusy]);
  return anchor;
}
