import { Volume2, VolumeX } from "lucide-react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { art } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import { useShortcutKeys } from "../../keys/useShortcutKeys";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { ControlButton } from "./ControlButton";

interface VolumeControlProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

export function VolumeControl({ engine, log }: VolumeControlProps) {
  const volume = usePlayerState(engine, (state) => (state.isMutedByBrowser ? 0 : state.volume));
  const keys = useShortcutKeys(engine);
  return (
    <Group>
      <ControlButton
        label={volume === 0 ? "Unmute" : "Mute"}
        icon={volume === 0 ? <VolumeX /> : <Volume2 />}
        shortcut={keys("mute")}
        onPress={(kind) => {
          engine.toggleMute();
          log(kind, "mute", engine.store.get().volume === 0);
        }}
      />
      <Slider
        type="range"
        min={0}
        max={100}
        step={1}
        value={volume}
        aria-label="Volume"
        style={{ backgroundSize: `${volume}% 100%` }}
        onChange={(event) => engine.setVolume(event.currentTarget.valueAsNumber)}
        onPointerUp={() => log("sliderClick", "volume", engine.store.get().volume)}
      />
    </Group>
  );
}

const Group = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

const Slider = styled.input`
  width: 72px;
  height: 5px;
  appearance: none;
  border-radius: 3px;
  background: linear-gradient(${art.white}, ${art.white}) no-repeat ${art.cellOff};
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    width: 16px;
    height: 24px;
    background: radial-gradient(circle, ${art.white} 0 6px, transparent 6.5px);
  }
  &::-moz-range-thumb {
    width: 12px;
    height: 12px;
    border: 0;
    border-radius: 50%;
    background: ${art.white};
  }
  /* On a narrow bar, the slider covers the clock while hovered or focused. */
  @container player (max-width: 1100px) {
    position: absolute;
    left: 48px;
    z-index: 1;
    box-shadow: 0 0 0 12px ${art.plate};
    opacity: 0;
    ${Group}:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
  ${below.shell} {
    display: none;
  }
`;
