import { type RefObject, useEffect } from "react";

interface Layer {
  /** Where the focus goes back to. */
  before: Element | null;
}

/** All layers that are open, the upmost last. */
const layers: Layer[] = [];

/** Moves focus into a layer over the page, makes the page inert and gives focus back at the end. */
export function useSoleAttention(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer: Layer = { before: document.activeElement };
    layers.push(layer);
    const app = document.getElementById("root");
    app?.setAttribute("inert", "");
    const { style, clientWidth } = document.documentElement;
    // The page keeps the width it has next to its scrollbar.
    if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
    document.body.style.overflow = "hidden";
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
    return () => {
      const place = layers.indexOf(layer);
      layers.splice(place, 1);
      const above = layers[place];
      if (above) {
        // A menu that led to a question closes behind it: the question keeps the attention.
        above.before = layer.before;
        return;
      }
      if (layers.length === 0) {
        app?.removeAttribute("inert");
        document.body.style.overflow = "";
        style.scrollbarGutter = "";
      }
      // The page stands where it stood: only the focus comes back.
      if (layer.before instanceof HTMLElement) layer.before.focus({ preventScroll: true });
    };
  }, [panel]);
}
