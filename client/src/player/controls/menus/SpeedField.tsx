import { Minus, Plus } from "lucide-react";
import styled from "styled-components";
import { IconButton } from "../../../design/primitives/IconButton";
import { text } from "../../../design/theme/type";
import { FINE_SPEED } from "../../engine/playerControls";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { RangeInput } from "./RangeInput";

interface SpeedFieldProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

export function SpeedField({ engine, log }: SpeedFieldProps) {
  const speed = usePlayerState(engine, (state) => state.speed);
  const change = (by: number) => {
    engine.setSpeed(speed + by);
    log("buttonClick", "fine-speed", engine.store.get().speed);
  };
  return (
    <Line>
      <IconButton label="Slower" onClick={() => change(-FINE_SPEED.step)}>
        <Minus />
      </IconButton>
      <RangeInput
        label="Speed"
        min={FINE_SPEED.slowest}
        max={FINE_SPEED.fastest}
        step={FINE_SPEED.step}
        value={speed}
        valueText={`${speed} times`}
        onChange={(wanted) => engine.setSpeed(wanted)}
        onCommit={() => log("sliderClick", "fine-speed", engine.store.get().speed)}
      />
      <IconButton label="Faster" onClick={() => change(FINE_SPEED.step)}>
        <Plus />
      </IconButton>
      <output>{speed}×</output>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  output {
    ${text.count}
    width: 56px;
    font-size: 15px;
    text-align: right;
  }
`;
