import { type RefObject, useEffect, useState } from "react";
import { phoneInLandscape } from "../../design/theme/breakpoints";
import { useMedia } from "../../design/theme/useMedia";

/** How the picture fills the screen, and how to change that. */
export interface FullPicture {
  /** Nothing of the page is left around the picture. */
  readonly isFull: boolean;
  /** The browser's own fullscreen, which hides the address bar too. */
  readonly isFullscreen: boolean;
  /** Enters or leaves fullscreen. */
  readonly toggle: () => void;
  /** Brings back the page around the picture. */
  readonly leave: () => void;
}

/** A phone in landscape counts as fullscreen, until the dancer asks for the page around it. */
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

/** Does nothing where the browser has no fullscreen. */
async function toggleFullscreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  await stage?.requestFullscreen?.().catch(() => undefined);
  const orientation = screen.orientation as unknown as LockableOrientation | undefined;
  // Desktop browsers refuse to turn the screen; the picture still fills it.
  await orientation?.lock?.("landscape").catch(() => undefined);
}
