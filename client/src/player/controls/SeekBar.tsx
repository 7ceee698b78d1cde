import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styled from "styled-components";
import { art, magenta } from "../../design/theme";
import type { PlayerEngine } from "../engine/player-engine";
import type { ActionLog } from "../playerActions";
import { usePlayerState } from "../usePlayerState";
import { spokenTime } from "./seekText";

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

/** The class on one line, cut where its entries begin. */
export function SeekBar({ engine, log }: SeekBarProps) {
  const position = usePlayerState(engine, (state) => Math.round(state.positionSeconds * 4) / 4);
  const buffered = usePlayerState(engine, (state) => state.bufferedSeconds);
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  const bar = useRef<HTMLDivElement>(null);
  const seekTo = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (box) engine.seek(((event.clientX - box.left) / box.width) * duration);
  };
  return (
    <Bar
      ref={bar}
      role="slider"
      tabIndex={0}
      aria-label="Seek"
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={`${spokenTime(position)} of ${spokenTime(duration)}`}
      onKeyDown={(event) => seekByKey(event, engine)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      onPointerUp={() => log("sliderClick", "seek", engine.store.get().positionSeconds)}
    >
      <Track>
        {pieces(engine, duration).map(({ start, end }) => (
          <Piece key={start} style={{ flexGrow: end - start }}>
            <Loaded style={{ scale: `${share(buffered, start, end)} 1` }} />
            <Played style={{ scale: `${share(position, start, end)} 1` }} />
          </Piece>
        ))}
      </Track>
      <Knob style={{ left: `${duration > 0 ? (position / duration) * 100 : 0}%` }} />
    </Bar>
  );
}

function seekByKey(event: KeyboardEvent, engine: PlayerEngine): void {
  const { positionSeconds, durationSeconds } = engine.store.get();
  const step = KEY_STEPS[event.key];
  if (step !== undefined) engine.seek(positionSeconds + step);
  else if (event.key === "Home") engine.seek(0);
  else if (event.key === "End") engine.seek(durationSeconds - 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function pieces(engine: PlayerEngine, duration: number): { start: number; end: number }[] {
  const starts = engine.sections.flatMap(({ entries }) => entries.map(({ seconds }) => seconds));
  const cuts = [...new Set([0, ...starts])].filter((cut) => cut < duration);
  return cuts.map((start, index) => ({ start, end: cuts[index + 1] ?? duration }));
}

const share = (value: number, start: number, end: number): number =>
  Math.min(1, Math.max(0, (value - start) / (end - start || 1)));

const Bar = styled.div`
  position: relative;
  height: 28px;
  cursor: pointer;
  touch-action: none;
`;

const Track = styled.div`
  position: absolute;
  inset: 12px 0 auto;
  height: 5px;
  display: flex;
  gap: 3px;
`;

const Piece = styled.i`
  position: relative;
  flex: 1 1 0;
  overflow: hidden;
  border-radius: 2px;
  background: ${art.cellOff};
`;

const Fill = styled.b`
  position: absolute;
  inset: 0;
  transform-origin: left;
`;

const Loaded = styled(Fill)`
  background: ${art.veil};
`;

const Played = styled(Fill)`
  background: ${magenta[400]};
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
