import { type RefObject, useEffect, useRef } from "react";

/** Pause after manual scrolling before the panel follows the film again. */
const FOLLOW_PAUSE_MS = 8_000;
const SCROLL_EVENTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keeps the current entry visible. Scrolls only the panel, never the page. */
export function useFollowCurrentEntry(
  panel: RefObject<HTMLElement | null>,
  current: number | null,
  isOpen: boolean,
): void {
  const pausedUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const element = panel.current;
    const pauseFollowing = (event: Event) => {
      if (!isScrolling(event, element)) return;
      pausedUntil.current = Date.now() + FOLLOW_PAUSE_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => bringIntoView(element), FOLLOW_PAUSE_MS);
    };
    for (const event of SCROLL_EVENTS)
      element?.addEventListener(event, pauseFollowing, { passive: true });
    return () => {
      for (const event of SCROLL_EVENTS) element?.removeEventListener(event, pauseFollowing);
      clearTimeout(timer.current);
    };
  }, [panel]);
  useEffect(() => {
    if (Date.now() >= pausedUntil.current) bringIntoView(panel.current);
  }, [panel, current, isOpen]);
}

/** Enter, Space, and presses on an entry select it and do not scroll. */
function isScrolling(event: Event, panel: HTMLElement | null): boolean {
  if (event instanceof KeyboardEvent) return event.key !== "Enter" && event.key !== " ";
  return event.type !== "pointerdown" || event.target === panel;
}

/** Centers the current row if it is not fully visible. */
function bringIntoView(panel: HTMLElement | null): void {
  const row = panel?.querySelector("[aria-current=true]");
  if (!panel || !row || panel.scrollHeight <= panel.clientHeight) return;
  const frame = panel.getBoundingClientRect();
  const shownFrom = Math.max(frame.top, bottomOfHead(panel));
  const { top, bottom, height } = row.getBoundingClientRect();
  if (top >= shownFrom && bottom + height <= frame.bottom) return;
  panel.scrollTop += top - shownFrom - (frame.bottom - shownFrom - height) / 2;
}

/** A sticky header hides the rows below it. */
function bottomOfHead(panel: HTMLElement): number {
  const head = panel.querySelector("header")?.getBoundingClientRect();
  return head && head.height > 0 ? head.bottom : Number.NEGATIVE_INFINITY;
}
