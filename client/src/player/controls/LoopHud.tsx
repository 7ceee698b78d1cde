import { Repeat } from "lucide-react";
import styled from "styled-components";
import { art, radius } from "../../design/theme";
import { text } from "../../design/type";
import type { PlayerEngine } from "../engine/player-engine";
import { loopSpan } from "../engine/timestamps";
import { usePlayerState } from "../usePlayerState";
import { clockText } from "./seekText";

/** Says which section repeats, readable from across a room. */
export function LoopHud({ engine }: { engine: PlayerEngine }) {
  const shown = usePlayerState(engine, (state) => {
    if (!state.isLooping) return null;
    const span = loopSpan(engine.sections, state.positionSeconds, state.durationSeconds);
    return `${clockText(span.startSeconds)} – ${clockText(span.endSeconds)}`;
  });
  if (!shown) return null;
  return (
    <Plate>
      <Repeat />
      {shown}
    </Plate>
  );
}

const Plate = styled.span`
  ${text.count}
  --icon: 16px;
  position: absolute;
  top: 18px;
  left: 20px;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  height: 36px;
  padding: 0 14px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
  font-size: 15px;
`;
