import { type PointerEvent, type RefObject, useState } from "react";

/** Where along an element a mouse points, 0 to 1; null while it is elsewhere. */
export function useHoverShare(element: RefObject<HTMLElement | null>) {
  const [share, setShare] = useState<number | null>(null);
  const follow = (event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect();
    // A finger covers what it points at, and it seeks at once.
    if (!box || box.width === 0 || event.pointerType === "touch") return;
    setShare(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  return { share, follow, end: () => setShare(null) };
}
