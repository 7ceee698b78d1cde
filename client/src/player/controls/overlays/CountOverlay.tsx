import styled, { keyframes } from "styled-components";
import { reducedMotion } from "../../../design/theme/breakpoints";
import { art, font, motion } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import { usePlayerState } from "../../usePlayerState";

export function CountOverlay({ engine }: { engine: PlayerEngine }) {
  const count = usePlayerState(engine, (state) => state.count);
  if (count === null) return null;
  return (
    <Veil aria-hidden="true">
      <b key={count}>{count}</b>
    </Veil>
  );
}

const land = keyframes`from { scale: 1.25; opacity: 0; }`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${art.veil};
  color: ${art.white};
  pointer-events: none;
  b {
    font: 800 clamp(120px, 22cqw, 240px) / 1 ${font.display};
    animation: ${land} ${motion.quarter} ${motion.hit};
  }
  ${reducedMotion} {
    b {
      animation: none;
    }
  }
`;
