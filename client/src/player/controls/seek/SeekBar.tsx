import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styled from "styled-components";
import { art } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { LoopHandles } from "../loop/LoopHandles";
import { SeekPreview } from "./SeekPreview";
import { SeekTrack } from "./SeekTrack";
import { timeInWords } from "./seekText";
import { useHoverFraction } from "./useHoverFraction";

interface SeekBarProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

export function SeekBar({ engine, log }: SeekBarProps) {
  const position = usePlayerState(engine, (state) => Math.round(state.positionSeconds * 4) / 4);
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  const bar = useRef<HTMLDivElement>(null);
  const hover = useHoverFraction(bar);
  const seekTo = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (box) engine.seek(((event.clientX - box.left) / box.width) * duration);
  };
  return (
    <Box>
      <Bar
        ref={bar}
        role="slider"
        tabIndex={0}
        aria-label="Seek"
        aria-valuemin={0}
        aria-valuemax={Math.floor(duration)}
        aria-valuenow={Math.floor(position)}
        aria-valuetext={`${timeInWords(position)} of ${timeInWords(duration)}`}
        onKeyDown={(event) => seekByKey(event, engine)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          hover.follow(event);
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
        onPointerLeave={hover.end}
        onPointerUp={() => log("sliderClick", "seek", engine.store.get().positionSeconds)}
      >
        <SeekTrack engine={engine} position={position} />
        <Knob style={{ left: `${duration > 0 ? (position / duration) * 100 : 0}%` }} />
      </Bar>
      <LoopHandles engine={engine} bar={bar} log={log} />
      {hover.fraction !== null && <SeekPreview engine={engine} fraction={hover.fraction} />}
    </Box>
  );
}

function seekByKey(event: KeyboardEvent, engine: PlayerEngine): void {
  const { durationSeconds } = engine.store.get();
  const step = KEY_STEPS[event.key];
  if (step !== undefined) engine.seek(engine.position() + step);
  else if (event.key === "Home") engine.seek(0);
  else if (event.key === "End") engine.seek(durationSeconds - 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const Box = styled.div`
  position: relative;
`;

const Bar = styled.div`
  position: relative;
  height: 28px;
  cursor: pointer;
  touch-action: none;
`;

const Knob = styled.span`
  position: absolute;
  top: 6px;
  width: 17px;
  height: 17px;
  margin-left: -8px;
  border-radius: 50%;
  background: ${art.white};
  pointer-events: none;
`;
