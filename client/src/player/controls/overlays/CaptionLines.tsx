import styled from "styled-components";
import { art, radius } from "../../../design/theme/theme";
import type { PlayerEngine } from "../../engine/playerEngine";
import { useCaptionLines } from "./useCaptionLines";

interface CaptionLinesProps {
  readonly engine: PlayerEngine;
  readonly isRaised: boolean;
}

/** Draws the captions itself, because native ones would be mirrored with the picture. */
export function CaptionLines({ engine, isRaised }: CaptionLinesProps) {
  const lines = useCaptionLines(engine);
  if (lines.length === 0) return null;
  return (
    <Lines data-captions $isRaised={isRaised}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Lines>
  );
}

const Lines = styled.p<{ $isRaised: boolean }>`
  position: absolute;
  inset: auto 24px ${(props) => (props.$isRaised ? 104 : 20)}px;
  display: grid;
  justify-items: center;
  gap: 4px;
  margin: 0;
  pointer-events: none;
  span {
    max-width: 40ch;
    padding: 4px 12px;
    border-radius: ${radius.s};
    background: ${art.plate};
    color: ${art.white};
    font-size: clamp(15px, 1.6vw, 22px);
    text-align: center;
  }
`;
