import { Pause, Play } from "lucide-react";
import { Back10Icon, Forward10Icon } from "../../design/ownIcons";
import type { PlayerEngine } from "../engine/player-engine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";
import { ControlButton } from "./ControlButton";

interface TransportControlsProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
  /** Says something politely to a screen reader. */
  readonly announce: (sentence: string) => void;
}

/** Play, back ten, forward ten. */
export function TransportControls({ engine, log, announce }: TransportControlsProps) {
  const isPlaying = usePlayerState(engine, (state) => state.isPlaying);
  const jog = (direction: "back" | "forward") => {
    log("buttonClick", `jog-${direction}`, engine.store.get().positionSeconds);
    if (!engine.jog(direction)) announce("Fewer than 10 seconds remain in that direction.");
  };
  return (
    <>
      <ControlButton
        label={isPlaying ? "Pause" : "Play"}
        icon={isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
        shortcut="Space"
        onPress={() => {
          engine.toggle();
          log("buttonClick", isPlaying ? "pause" : "play", engine.store.get().positionSeconds);
        }}
      />
      <ControlButton
        label="Back 10 seconds"
        icon={<Back10Icon />}
        shortcut="J"
        onPress={() => jog("back")}
      />
      <ControlButton
        label="Forward 10 seconds"
        icon={<Forward10Icon />}
        shortcut="L"
        onPress={() => jog("forward")}
      />
    </>
  );
}
