import { type KeyboardEvent, type PointerEvent, type RefObject } from "react";
import styled from "styled-components";
import { art, color, font } from "../../../design/theme/theme";
import { clearLoop, type LoopEnd, moveLoopEnd } from "../../engine/loop/ownLoop";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { timeInWords } from "../seek/seekText";

interface LoopHandlesProps {
  readonly engine: PlayerEngine;
  readonly bar: RefObject<HTMLElement | null>;
  readonly log: ActionLog;
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -0.25,
  ArrowDown: -0.25,
  ArrowRight: 0.25,
  ArrowUp: 0.25,
  PageDown: -5,
  PageUp: 5,
};

export function LoopHandles({ engine, bar, log }: LoopHandlesProps) {
  const start = usePlayerState(engine, (state) => state.loopStartSeconds);
  const end = usePlayerState(engine, (state) => state.loopEndSeconds);
  const duration = usePlayerState(engine, (state) => state.durationSeconds);
  if (start === null || duration === 0) return null;
  const shared = { engine, bar, log, duration };
  return (
    <>
      {end !== null && (
        <LoopRange
          style={{
            left: `${(start / duration) * 100}%`,
            width: `${((end - start) / duration) * 100}%`,
          }}
        />
      )}
      <Handle {...shared} which="start" at={start} min={0} max={end ?? duration} />
      {end !== null && <Handle {...shared} which="end" at={end} min={start} max={duration} />}
    </>
  );
}

interface HandleProps extends LoopHandlesProps {
  readonly which: LoopEnd;
  readonly at: number;
  readonly min: number;
  readonly max: number;
  readonly duration: number;
}

function Handle({ engine, bar, log, which, at, min, max, duration }: HandleProps) {
  const drag = (event: PointerEvent) => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveLoopEnd(engine, which, ((event.clientX - box.left) / box.width) * duration);
  };
  return (
    <Tag
      role="slider"
      tabIndex={0}
      aria-label={which === "start" ? "Start of your loop" : "End of your loop"}
      aria-valuemin={Math.floor(min)}
      aria-valuemax={Math.ceil(max)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={timeInWords(at)}
      $which={which}
      style={{ left: `${(at / duration) * 100}%` }}
      onKeyDown={(event) => moveByKey(event, engine, { which, at })}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={() => log("sliderClick", `loop-${which}`, at)}
    >
      {which === "start" ? "A" : "B"}
    </Tag>
  );
}

function moveByKey(
  event: KeyboardEvent,
  engine: PlayerEngine,
  { which, at }: Pick<HandleProps, "which" | "at">,
): void {
  const step = KEY_STEPS[event.key];
  if (step !== undefined) moveLoopEnd(engine, which, at + step);
  else if (event.key === "Home") moveLoopEnd(engine, which, 0);
  else if (event.key === "End") moveLoopEnd(engine, which, Number.MAX_SAFE_INTEGER);
  else if (event.key === "Delete" || event.key === "Backspace") clearLoop(engine);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const LoopRange = styled.span`
  position: absolute;
  top: 4px;
  height: 21px;
  border: 2px solid ${art.white};
  border-width: 0 2px;
  background: ${art.veil};
  pointer-events: none;
`;

const Tag = styled.span<{ $which: LoopEnd }>`
  position: absolute;
  top: -22px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 26px;
  border-radius: ${(props) => (props.$which === "start" ? "5px 5px 0 5px" : "5px 5px 5px 0")};
  background: ${art.white};
  color: ${art.ink};
  font: 760 13px/1 ${font.display};
  translate: ${(props) => (props.$which === "start" ? "-100%" : "0")} 0;
  cursor: ew-resize;
  touch-action: none;
  user-select: none;
  &:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 2px;
  }
`;
