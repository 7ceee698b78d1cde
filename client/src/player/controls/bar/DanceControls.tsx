import { Repeat } from "lucide-react";
import { AngleIcon, MirrorIcon, SpeedIcon } from "../../../design/primitives/customIcons";
import type { PlayerEngine } from "../../engine/playerEngine";
import { useShortcutKeys } from "../../keys/useShortcutKeys";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { OwnLoopButton } from "../loop/OwnLoopButton";
import { PracticeMenu } from "../menus/PracticeMenu";
import { ControlButton } from "./ControlButton";

interface DanceControlsProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
  readonly onOpenSheet: () => void;
}

export function DanceControls({ engine, log, onOpenSheet }: DanceControlsProps) {
  const isLooping = usePlayerState(engine, (state) => state.isLooping);
  const speed = usePlayerState(engine, (state) => state.speed);
  const isMirrored = usePlayerState(engine, (state) => state.isMirrored);
  const keys = useShortcutKeys(engine);
  return (
    <>
      <OwnLoopButton engine={engine} log={log} />
      <ControlButton
        label={engine.sections.length > 0 ? "Loop this section" : "Loop the class"}
        word="Loop"
        icon={<Repeat />}
        isOn={isLooping}
        shortcut={keys("loop")}
        onPress={(kind) => {
          engine.toggleLoop();
          log(kind, "loop", !isLooping);
        }}
      />
      <ControlButton
        label={`Speed ${speed} times`}
        word={`${speed}×`}
        isValue
        icon={<SpeedIcon />}
        shortcut={keys("speed")}
        onPress={(kind) => log(kind, "speed", engine.cycleSpeed())}
      />
      <PracticeMenu engine={engine} log={log} onOpenSheet={onOpenSheet} />
      <ControlButton
        label="Mirror the picture"
        word="Mirror"
        icon={<MirrorIcon />}
        isOn={isMirrored}
        shortcut={keys("mirror")}
        onPress={(kind) => {
          engine.toggleMirror();
          log(kind, "mirror", !isMirrored);
        }}
      />
      <AngleButton engine={engine} log={log} />
    </>
  );
}

function AngleButton({ engine, log }: Omit<DanceControlsProps, "onOpenSheet">) {
  const angle = usePlayerState(engine, (state) => state.angle);
  const keys = useShortcutKeys(engine);
  return (
    <ControlButton
      label={angle === "front" ? "Angle: front. Show the back" : "Angle: back. Show the front"}
      word={angle === "front" ? "Front" : "Back"}
      icon={<AngleIcon />}
      shortcut={keys("angle")}
      onPress={(kind) => {
        const next = angle === "front" ? "back" : "front";
        engine.setAngle(next);
        log(kind, "angle", next);
      }}
    />
  );
}
