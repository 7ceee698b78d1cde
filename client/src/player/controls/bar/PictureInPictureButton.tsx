import { PictureInPicture2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { PlayerEngine } from "../../engine/playerEngine";
import { togglePictureInPicture } from "../../keys/togglePictureInPicture";
import type { ActionLog } from "../../playerActions";
import { ControlButton } from "./ControlButton";

interface PictureInPictureButtonProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
  readonly shortcut: string | undefined;
}

export function PictureInPictureButton({ engine, log, shortcut }: PictureInPictureButtonProps) {
  const { video } = engine;
  const [isActive, setIsActive] = useState(false);
  useEffect(() => {
    const read = () => setIsActive(document.pictureInPictureElement === video);
    video.addEventListener("enterpictureinpicture", read);
    video.addEventListener("leavepictureinpicture", read);
    return () => {
      video.removeEventListener("enterpictureinpicture", read);
      video.removeEventListener("leavepictureinpicture", read);
    };
  }, [video]);
  if (!document.pictureInPictureEnabled) return null;
  return (
    <ControlButton
      label="Picture in picture"
      icon={<PictureInPicture2 />}
      isOn={isActive}
      shortcut={shortcut}
      onPress={(kind) => {
        void togglePictureInPicture(video);
        log(kind, "pictureInPicture", !isActive);
      }}
    />
  );
}
