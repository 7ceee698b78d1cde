import { Maximize, Minimize } from "lucide-react";
import type { ActionLog } from "../../playerActions";
import type { FullPicture } from "../../stage/useFullPicture";
import { ControlButton } from "./ControlButton";

interface FullscreenButtonProps {
  readonly full: FullPicture;
  readonly log: ActionLog;
  readonly shortcut: string | undefined;
}

export function FullscreenButton({ full, log, shortcut }: FullscreenButtonProps) {
  const { isFull, isFullscreen, toggle } = full;
  // In landscape, a phone without the fullscreen API has nothing to gain from the button.
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
