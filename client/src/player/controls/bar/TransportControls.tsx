import { Pause, Play } from "lucide-react";
import { Back10Icon, Forward10Icon } from "../../../design/primitives/customIcons";
import type { PlayerEngine } from "../../engine/playerEngine";
import { useShortcutKeys } from "../../keys/useShortcutKeys";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { ControlButton, type PressKind } from "./ControlButton";

interface TransportControlsProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
  readonly announce: (announcement: string) => void;
}

export function TransportControls({ engine, log, announce }: TransportControlsProps) {
  const isPlaying = usePlayerState(engine, (state) => state.isPlaying);
  const keys = useShortcutKeys(engine);
  const jog = (direction: "back" | "forward", kind: PressKind) => {
    log(kind, `jog-${direction}`, engine.store.get().positionSeconds);
    if (!engine.jog(direction)) announce("Fewer than 10 seconds remain in that direction.");
  };
  return (
    <>
      <ControlButton
        label={isPlaying ? "Pause" : "Play"}
        icon={isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
        shortcut={keys("play")}
        onPress={(kind) => {
          engine.toggle();
          log(kind, isPlaying ? "pause" : "play", engine.store.get().positionSeconds);
        }}
      />
      <ControlButton
        label="Back 10 seconds"
        icon={<Back10Icon />}
        shortcut={keys("back")}
        onPress={(kind) => jog("back", kind)}
      />
      <ControlButton
        label="Forward 10 seconds"
        icon={<Forward10Icon />}
        shortcut={keys("forward")}
        onPress={(kind) => jog("forward", kind)}
      />
    </>
  );
}
