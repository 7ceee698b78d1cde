import { type RefObject, useEffect, useState } from "react";
import { phoneInLandscape } from "../../design/theme/breakpoints";
import { useMedia } from "../../design/theme/useMedia";

export interface FullPicture {
  /** The picture fills the window. */
  readonly isFull: boolean;
  /** The browser's fullscreen mode, which also hides the address bar. */
  readonly isFullscreen: boolean;
  readonly toggle: () => void;
  readonly leave: () => void;
}

/** Treats a phone in landscape as full until the member asks for the page. */
export function useFullPicture(stage: RefObject<HTMLElement | null>): FullPicture {
  const isTurned = useMedia(phoneInLandscape);
  const isFullscreen = useIsFullscreen();
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    if (!isTurned) setIsDismissed(false);
  }, [isTurned]);
  const leave = () => {
    setIsDismissed(true);
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  const toggle = () => {
    setIsDismissed(false);
    void toggleFullscreen(stage.current);
  };
  return { isFull: isFullscreen || (isTurned && !isDismissed), isFullscreen, toggle, leave };
}

function useIsFullscreen(): boolean {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const read = () => setIsFullscreen(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  return isFullscreen;
}

interface LockableOrientation {
  lock?(orientation: "landscape"): Promise<void>;
}

async function toggleFullscreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  await stage?.requestFullscreen?.().catch(() => undefined);
  const orientation = screen.orientation as unknown as LockableOrientation | undefined;
  // Desktop browsers reject the orientation lock. The picture still fills the screen.
  await orientation?.lock?.("landscape").catch(() => undefined);
}
