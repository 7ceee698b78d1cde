import { useEffect, useRef } from "react";

/**
 * Focuses the panel's heading after an action if the pressed button is gone. The returned ref
 * belongs to a direct child of the panel, or to an element within a part of one.
 */
export function useFocusReturn(isBusy: boolean) {
  const anchor = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (hasEnded && document.activeElement === document.body)
      headingOf(anchor.current)?.focus({ preventScroll: true });
  }, [isBusy]);
  return anchor;
}

const headingOf = (element: HTMLElement | null) =>
  element?.parentElement?.querySelector("h2") ??
  element?.closest("section")?.querySelector<HTMLElement>("h3");
