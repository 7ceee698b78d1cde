import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { clearLoop, type LoopEnd, markLoop } from "../../engine/loop/ownLoop";
import type { PlayerEngine } from "../../engine/playerEngine";
import type { ActionLog } from "../../playerActions";
import { usePlayerState } from "../../usePlayerState";
import { clockText } from "../seek/seekText";

interface OwnLoopFieldsProps {
  readonly engine: PlayerEngine;
  readonly log: ActionLog;
}

export function OwnLoopFields({ engine, log }: OwnLoopFieldsProps) {
  const start = usePlayerState(engine, (state) => state.loopStartSeconds);
  const end = usePlayerState(engine, (state) => state.loopEndSeconds);
  const mark = (which: LoopEnd) => {
    markLoop(engine, which);
    log("buttonClick", `loop-${which}`, engine.position());
  };
  return (
    <Line>
      <Button kind="outline" onClick={() => mark("start")}>
        {start === null ? "Set A" : `A ${clockText(start)}`}
      </Button>
      <Button kind="outline" disabled={start === null} onClick={() => mark("end")}>
        {end === null ? "Set B" : `B ${clockText(end)}`}
      </Button>
      <Button kind="outline" disabled={start === null} onClick={() => clearLoop(engine)}>
        Clear
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 8px;
  button {
    min-height: 44px;
    height: 44px;
    padding: 0 10px;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;
