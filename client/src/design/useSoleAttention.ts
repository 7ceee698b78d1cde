import { type RefObject, useEffect } from "react";

/** Moves focus into a layer over the page, makes the page inert and gives focus back at the end. */
export function useSoleAttention(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const app = document.getElementById("root");
    app?.setAttribute("inert", "");
    document.body.style.overflow = "hidden";
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    return () => {
      app?.removeAttribute("inert");
      document.body.style.overflow = "";
      // The page stands where it stood: only the focus comes back.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
