import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { availableHeight } from "../design/layout/availableWindow";
import { Logo } from "../design/primitives/Logo";
import { Stretch } from "../design/primitives/Stretch";
import { below } from "../design/theme/breakpoints";
import { art, color, font } from "../design/theme/theme";
import { text } from "../design/theme/type";
import { paths } from "../navigation/paths";

interface SplitPageProps {
  readonly title: string;
  readonly picture: string;
  readonly children: ReactNode;
}

export function SplitPage({ title, picture, children }: SplitPageProps) {
  return (
    <Halves>
      <Stage data-theme="stage" style={{ backgroundImage: `url(${picture})` }}>
        <Link to={paths.home} aria-label="Eightcount">
          <Logo />
        </Link>
        <CountIn>
          <Stretch>5678</Stretch>
        </CountIn>
      </Stage>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: 55fr 45fr;
  min-height: ${availableHeight};
  > main {
    display: flex;
    flex-direction: column;
    justify-content: center;
    width: min(420px, 100% - 80px);
    margin: 0 auto;
    padding: 56px 0;
  }
  h1 {
    ${text.displayL}
    margin-bottom: 32px;
  }
  ${below.funnel} {
    grid-template-columns: 1fr;
    grid-template-rows: auto 1fr;
    > main {
      justify-content: flex-start;
      width: calc(100% - 40px);
      padding: 32px 0 40px;
    }
    h1 {
      margin-bottom: 24px;
    }
  }
`;

const Stage = styled.header`
  position: relative;
  overflow: hidden;
  padding: 40px;
  background-color: ${color.text};
  background-size: cover;
  background-position: 71% 30%;
  color: ${art.white};
  > a {
    display: inline-block;
  }
  ${below.funnel} {
    height: clamp(200px, 100dvh - 560px, 310px);
    padding: 20px;
  }
`;

const CountIn = styled.p`
  position: absolute;
  left: 36px;
  bottom: 36px;
  font: 840 clamp(120px, 15.5vw, 232px) / 0.76 ${font.display};
  letter-spacing: 0.01em;
  white-space: nowrap;
  ${below.funnel} {
    left: 20px;
    bottom: 16px;
    font-size: 76px;
  }
`;
