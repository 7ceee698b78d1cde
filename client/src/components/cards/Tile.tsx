import { Link } from "react-router-dom";
import styled from "styled-components";
import { FadeImage } from "../../design/primitives/FadeImage";
import { RhythmMark } from "../../design/primitives/RhythmMark";
import { below, hoverable } from "../../design/theme/breakpoints";
import { art, font, motion, radius } from "../../design/theme/theme";

interface TileProps {
  readonly to: string;
  readonly name: string;
  readonly note: string;
  readonly colors: { readonly dark: string; readonly bright: string };
  readonly imageUrl: string;
  readonly rhythm?: readonly number[];
  /** 16:9 instead of square. */
  readonly isWide?: boolean;
}

export function Tile({ to, name, note, colors, imageUrl, rhythm, isWide = false }: TileProps) {
  const variables = { "--dark": colors.dark, "--bright": colors.bright } as React.CSSProperties;
  return (
    <Frame to={to} style={variables} className={isWide ? "wide" : ""} data-theme="stage">
      <FadeImage src={imageUrl} />
      <Name>
        {rhythm !== undefined && <RhythmMark rhythm={rhythm} size="tile" />}
        <h3>{name}</h3>
        <small>{note}</small>
      </Name>
    </Frame>
  );
}

const Frame = styled(Link)`
  container-type: inline-size;
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.l};
  background: var(--dark);
  color: ${art.white};
  img {
    position: absolute;
    inset: 0;
    z-index: -2;
    transition:
      opacity ${motion.fade} linear,
      scale ${motion.beat} ${motion.hit};
  }
  ${hoverable} {
    &:hover img {
      scale: 1.04;
    }
  }
  &::after {
    content: "";
    position: absolute;
    inset: auto -1px -1px;
    z-index: -1;
    height: 66%;
    background: linear-gradient(
      transparent,
      color-mix(in srgb, var(--dark) 74%, transparent) 38%,
      color-mix(in srgb, var(--dark) 88%, black) 78%
    );
  }
  &.wide {
    aspect-ratio: 16 / 9;
  }
  &.wide::after {
    height: 78%;
    background: linear-gradient(
      transparent,
      color-mix(in srgb, var(--dark) 90%, transparent) 46%,
      color-mix(in srgb, var(--dark) 88%, black) 78%
    );
  }
  ${below.shell} {
    border-radius: 12px;
  }
`;

const Name = styled.div`
  position: absolute;
  left: 20px;
  right: 16px;
  bottom: 18px;
  display: grid;
  justify-items: start;
  > span {
    margin-bottom: 10px;
    color: var(--bright);
  }
  h3 {
    font: 820 clamp(15px, 8.4cqi, 25px) / 1 ${font.display};
    font-stretch: 108%;
    letter-spacing: -0.015em;
    word-spacing: 0.1em;
    text-transform: uppercase;
  }
  .wide & h3 {
    font-size: clamp(16px, 6.6cqi, 24px);
  }
  small {
    margin-top: 8px;
    opacity: 0.92;
    font: 600 13px/1 ${font.text};
  }
  @container (max-width: 210px) {
    h3 {
      font-size: 15px;
      font-stretch: 84%;
    }
  }
`;
