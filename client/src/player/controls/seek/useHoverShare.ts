import { type PointerEvent, type RefObject, useState } from "react";

/** Tracks the mouse position along the element, from 0 to 1, or null while outside. */
export function useHoverShare(element: RefObject<HTMLElement | null>) {
  const [share, setShare] = useState<number | null>(null);
  const follow = (event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect();
    // A finger covers the preview and seeks immediately.
    if (!box || box.width === 0 || event.pointerType === "touch") return;
    setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  return { share, follow, end: () => setShare(null) };
}
