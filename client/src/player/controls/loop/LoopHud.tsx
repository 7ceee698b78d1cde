import { Repeat } from "lucide-react";
import styled from "styled-components";
import { AbLoopIcon } from "../../../design/primitives/customIcons";
import { art, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { ownLoop } from "../../engine/loop/ownLoop";
import { repeatedSpan } from "../../engine/loop/repeatedSpan";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";
import { clockText } from "../seek/seekText";

export function LoopHud({ engine }: { engine: PlayerEngine }) {
  const isOwn = usePlayerState(engine, (state) => ownLoop(state) !== null);
  const pass = usePlayerState(engine, (state) => state.pass);
  const shown = usePlayerState(engine, (state) => {
    const span = repeatedSpan(state, engine.sections, state.positionSeconds);
    return span && `${clockText(span.startSeconds)} – ${clockText(span.endSeconds)}`;
  });
  if (!shown) return null;
  return (
    <Row>
      <Plate>
        {isOwn ? <AbLoopIcon /> : <Repeat />}
        {shown}
      </Plate>
      {pass > 1 && <Plate>Pass {pass}</Plate>}
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  top: 18px;
  left: 20px;
  display: flex;
  gap: 8px;
  [data-full] & {
    top: max(16px, env(safe-area-inset-top));
    left: calc(max(12px, env(safe-area-inset-left)) + 56px);
  }
`;

const Plate = styled.span`
  ${text.count}
  --icon: 16px;
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
