import { type RefObject, useEffect, useRef } from "react";

/** A member who scrolls the panel is reading it; it follows the film again after this. */
const LEFT_ALONE_MS = 8_000;
const BY_HAND = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps the current entry inside the visible part of its panel. Only the panel scrolls, never the
 * page; how smoothly is up to its style.
 */
export function useFollowedEntry(
  panel: RefObject<HTMLElement | null>,
  current: number | null,
  isOpen: boolean,
): void {
  const readUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const element = panel.current;
    const leaveAlone = (event: Event) => {
      if (!isScrolling(event, element)) return;
      readUntil.current = Date.now() + LEFT_ALONE_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => bringIntoView(element), LEFT_ALONE_MS);
    };
    for (const event of BY_HAND) element?.addEventListener(event, leaveAlone, { passive: true });
    return () => {
      for (const event of BY_HAND) element?.removeEventListener(event, leaveAlone);
      clearTimeout(timer.current);
    };
  }, [panel]);
  useEffect(() => {
    if (Date.now() >= readUntil.current) bringIntoView(panel.current);
  }, [panel, current, isOpen]);
}

/** A press or a key on an entry jumps there; only the scroll bar and other keys move the panel. */
function isScrolling(event: Event, panel: HTMLElement | null): boolean {
  if (event instanceof KeyboardEvent) return event.key !== "Enter" && event.key !== " ";
  return event.type !== "pointerdown" || event.target === panel;
}

/** Puts a row that is not wholly visible into the middle of what the panel shows. */
function bringIntoView(panel: HTMLElement | null): void {
  const row = panel?.querySelector("[aria-current=true]");
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return;
  const frame = panel.getBoundingClientRect();
  const shownFrom = Math.max(frame.top, bottomOfHead(panel));
  const { top, bottom, height } = row.getBoundingClientRect();
  if (top >= shownFrom && bottom + height <= frame.bottom) return;
  panel.scrollTop += top - shownFrom - (frame.bottom - shownFrom - height) / 2;
}

/** A head that stays while the panel scrolls hides the rows below it. */
function bottomOfHead(panel: HTMLElement): number {
  const head = panel.querySelector("header")?.getBoundingClientRect();
  return head && head.height > 0 ? head.bottom : Number.NEGATIVE_INFINITY;
}
