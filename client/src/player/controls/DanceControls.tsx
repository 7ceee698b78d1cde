import { Repeat } from "lucide-react";
import { AngleIcon, MirrorIcon, SpeedIcon } from "../../design/ownIcons";
import type { PlayerEngine } from "../engine/player-engine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";
import { ControlButton } from "./ControlButton";

interface DanceControlsProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

/** What a dancer needs within reach: loop, speed, mirror, angle. */
export function DanceControls({ engine, log }: DanceControlsProps) {
  const isLooping = usePlayerState(engine, (state) => state.isLooping);
  const speed = usePlayerState(engine, (state) => state.speed);
  const isMirrored = usePlayerState(engine, (state) => state.isMirrored);
  const angle = usePlayerState(engine, (state) => state.angle);
  return (
    <>
      <ControlButton
        label="Loop this section"
        word="Loop"
        icon={<Repeat />}
        isOn={isLooping}
        shortcut="R"
        onPress={() => {
          engine.toggleLoop();
          log("buttonClick", "loop", !isLooping);
        }}
      />
      <ControlButton
        label={`Speed ${speed} times`}
        word={`${speed}×`}
        icon={<SpeedIcon />}
        shortcut="S"
        onPress={() => log("buttonClick", "speed", engine.cycleSpeed())}
      />
      <ControlButton
        label="Mirror the picture"
        word="Mirror"
        icon={<MirrorIcon />}
        isOn={isMirrored}
        shortcut="I"
        onPress={() => {
          engine.toggleMirror();
          log("buttonClick", "mirror", !isMirrored);
        }}
      />
      <ControlButton
        label={angle === "front" ? "Angle: front. Show the back" : "Angle: back. Show the front"}
        word={angle === "front" ? "Front" : "Back"}
        icon={<AngleIcon />}
        shortcut="A"
        onPress={() => {
          const next = angle === "front" ? "back" : "front";
          engine.setAngle(next);
          log("buttonClick", "angle", next);
        }}
      />
    </>
  );
}
