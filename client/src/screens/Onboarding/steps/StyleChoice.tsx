import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { RhythmMark } from "../../../design/primitives/RhythmMark";
import { art, color, font, motion, radius } from "../../../design/theme/theme";
import type { StyleChoice_style$key } from "./__generated__/StyleChoice_style.graphql";

interface StyleChoiceProps {
  readonly style: StyleChoice_style$key;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

export function StyleChoice({ style, isChosen, onToggle }: StyleChoiceProps) {
  const data = useFragment<StyleChoice_style$key>(
    graphql`
      fragment StyleChoice_style on Style {
        name
        imageUrl(width: 720)
        pageColor1
        pageColor2
        rhythm
      }
    `,
    style,
  );
  return (
    <Tile
      type="button"
      aria-pressed={isChosen}
      style={{
        backgroundColor: data.pageColor1,
        backgroundImage: `linear-gradient(transparent 40%, ${data.pageColor1}), url(${data.imageUrl})`,
      }}
      onClick={onToggle}
    >
      <Tick>{isChosen && <Check aria-hidden="true" />}</Tick>
      <span style={{ color: data.pageColor2 }}>
        <RhythmMark rhythm={data.rhythm} />
      </span>
      <b>{data.name}</b>
    </Tile>
  );
}

const Tile = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 8px;
  min-height: 190px;
  padding: 16px;
  border-radius: ${radius.l};
  background-size: cover;
  background-position: 50% 25%;
  color: ${art.white};
  text-align: left;
  transition: box-shadow ${motion.quarter} ${motion.hit};
  b {
    font: 760 20px/1 ${font.display};
    font-stretch: 100%;
    /* The display font's word space is too narrow between capitals. */
    word-spacing: 0.16em;
    text-transform: uppercase;
  }
  &[aria-pressed="true"] {
    box-shadow:
      0 0 0 3px ${color.bg},
      0 0 0 7px ${color.action};
  }
  @media (max-width: 790px) {
    min-height: 132px;
    b {
      font-size: 16px;
      font-stretch: 84%;
    }
  }
`;

const Tick = styled.span`
  --icon: 18px;
  --icon-stroke: 3;
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${art.disc};
  box-shadow: inset 0 0 0 2px ${art.lead};
  [aria-pressed="true"] > & {
    background: ${color.action};
    box-shadow: none;
  }
`;
