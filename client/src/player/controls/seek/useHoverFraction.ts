import { type PointerEvent, type RefObject, useState } from "react";

export function useHoverFraction(element: RefObject<HTMLElement | null>) {
  const [fraction, setFraction] = useState<number | null>(null);
  const follow = (event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect();
    // A finger covers the preview and seeks immediately.
    if (!box || box.width === 0 || event.pointerType === "touch") return;
    setFraction(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
  };
  return { fraction, follow, end: () => setFraction(null) };
}
