import { Maximize, Minimize } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { ActionLog } from "../playerActions";
import { ControlButton } from "./ControlButton";

interface FullscreenButtonProps {
  /** What fills the screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly log: ActionLog;
  readonly shortcut: string | undefined;
}

/** The whole screen, turned to landscape where the device can. */
export function FullscreenButton({ stage, log, shortcut }: FullscreenButtonProps) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const read = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", read);
    return () => document.removeEventListener("fullscreenchange", read);
  }, []);
  return (
    <ControlButton
      label={isFull ? "Leave fullscreen" : "Fullscreen"}
      icon={isFull ? <Minimize /> : <Maximize />}
      shortcut={shortcut}
      onPress={(kind) => {
        void toggleFullscreen(stage.current);
        log(kind, "fullscreen", !isFull);
      }}
    />
  );
}

interface LockableOrientation {
  lock?(orientation: "landscape"): Promise<void>;
}

/** Does nothing where the browser has no fullscreen. */
export async function toggleFullscreen(stage: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) {
    await document.exitFullscreen();
    return;
  }
  await stage?.requestFullscreen?.().catch(() => undefined);
  const orientation = screen.orientation as unknown as LockableOrientation | undefined;
  // Desktop browsers refuse to turn the screen; the picture still fills it.
  await orientation?.lock?.("landscape").catch(() => undefined);
}
