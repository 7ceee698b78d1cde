import type { ReactNode } from "react";
import styled from "styled-components";
import { FadeImage } from "../design/primitives/FadeImage";
import { RhythmMark } from "../design/primitives/RhythmMark";
import { Stretch } from "../design/primitives/Stretch";
import { below } from "../design/theme/breakpoints";
import { art, font, radius } from "../design/theme/theme";
import { text } from "../design/theme/type";

interface BannerProps {
  readonly name: string;
  readonly description: string;
  readonly colors: { readonly dark: string; readonly bright: string };
  readonly imageUrl: string;
  readonly rhythm?: readonly number[];
  /** Decorative word behind a person's name, e.g. the first name in capitals. */
  readonly backgroundWord?: string;
  readonly children?: ReactNode;
}

const LONG_NAME = 11;

export function Banner(props: BannerProps) {
  const { name, description, colors, imageUrl, rhythm, backgroundWord, children } = props;
  const variables = { "--dark": colors.dark, "--bright": colors.bright } as React.CSSProperties;
  const isPerson = backgroundWord !== undefined;
  return (
    <Frame style={variables} data-theme="stage">
      <Picture src={imageUrl} isFirst />
      {isPerson && <BackgroundWord aria-hidden="true">{backgroundWord}</BackgroundWord>}
      <Inner>
        {rhythm !== undefined && (
          <Mark>
            <RhythmMark rhythm={rhythm} size="banner" />
          </Mark>
        )}
        <h1 className={isPerson ? "person" : name.length > LONG_NAME ? "long" : ""}>
          {isPerson ? name : <Stretch>{name.toUpperCase()}</Stretch>}
        </h1>
        {description !== "" && <p>{description}</p>}
        {children}
      </Inner>
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  margin-top: 8px;
  border-radius: ${radius.xl};
  color: ${art.white};
  background: linear-gradient(
    105deg,
    var(--dark) 0 38%,
    color-mix(in srgb, var(--dark) 60%, var(--bright))
  );
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      90deg,
      var(--dark) 26%,
      color-mix(in srgb, var(--dark) 70%, transparent) 44%,
      transparent 68%
    );
  }
  ${below.desktop} {
    &::after {
      background: linear-gradient(
        90deg,
        var(--dark) 40%,
        color-mix(in srgb, var(--dark) 80%, transparent) 62%,
        transparent 92%
      );
    }
  }
  ${below.shell} {
    margin: 0 -20px;
    border-radius: 0;
    &::after {
      background: linear-gradient(
        180deg,
        transparent 16%,
        color-mix(in srgb, var(--dark) 72%, transparent) 46%,
        var(--dark) 72%
      );
    }
  }
`;

const Picture = styled(FadeImage)`
  position: absolute;
  inset: 0;
  z-index: -2;
  object-position: 100% 60%;
  ${below.shell} {
    height: 72%;
    object-position: 82% 0;
  }
`;

const Inner = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  max-width: 840px;
  min-height: 416px;
  padding: 40px 48px;
  h1 {
    ${text.displayXl}
  }
  h1.long {
    font-size: clamp(40px, 6.6vw, 98px);
    white-space: normal;
  }
  h1.person {
    ${text.displayL}
    text-transform: none;
    white-space: normal;
  }
  > p {
    max-width: 46ch;
    margin-top: 22px;
    color: ${art.lead};
    font-size: 17px;
    line-height: 1.5;
  }
  ${below.shell} {
    min-height: 440px;
    padding: 24px 20px 28px;
    h1.person,
    > p {
      text-shadow: 0 0 20px var(--dark);
    }
  }
`;

const Mark = styled.div`
  display: flex;
  margin-bottom: 18px;
  color: var(--bright);
`;

const BackgroundWord = styled.span`
  position: absolute;
  left: 40px;
  top: 32px;
  opacity: 0.12;
  font: 840 clamp(96px, 19vw, 290px) / 0.8 ${font.display};
  font-stretch: 118%;
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${below.shell} {
    left: 16px;
    top: 24px;
  }
`;

export const BannerActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 26px;
`;
