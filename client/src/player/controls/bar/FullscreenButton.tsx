import { Maximize, Minimize } from "lucide-react";
import type { ActionLog } from "../../playerActions";
import type { FullPicture } from "../../stage/useFullPicture";
import { ControlButton } from "./ControlButton";

interface FullscreenButtonProps {
  readonly full: FullPicture;
  readonly log: ActionLog;
  readonly shortcut: string | undefined;
}

/** The whole screen, turned to landscape where the device can. */
export function FullscreenButton({ full, log, shortcut }: FullscreenButtonProps) {
  const { isFull, isFullscreen, toggle } = full;
  // A phone that is already turned gains nothing where the browser has no fullscreen.
  if (isFull && !isFullscreen && document.fullscreenEnabled === false) return null;
  return (
    <ControlButton
      label={isFullscreen ? "Leave fullscreen" : "Fullscreen"}
      icon={isFullscreen ? <Minimize /> : <Maximize />}
      shortcut={shortcut}
      onPress={(kind) => {
        toggle();
        log(kind, "fullscreen", !isFullscreen);
      }}
    />
  );
}
