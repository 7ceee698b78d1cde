import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { below } from "../design/breakpoints";
import { Logo } from "../design/Logo";
import { Stretch } from "../design/Stretch";
import { art, color, font } from "../design/theme";
import { text } from "../design/type";

interface SplitPageProps {
  readonly title: string;
  readonly picture: string;
  readonly children: ReactNode;
}

/** Half stage, half house: a picture that counts in, and one form. */
export function SplitPage({ title, picture, children }: SplitPageProps) {
  return (
    <Halves>
      <Stage data-theme="stage" style={{ backgroundImage: `url(${picture})` }}>
        <Link to="/" aria-label="Eightcount">
          <Logo />
        </Link>
        <CountIn>
          <Stretch from={70} to={122}>
            5678
          </Stretch>
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
  min-height: 100dvh;
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
  background-position: 50% 30%;
  color: ${art.white};
  > a {
    display: inline-block;
  }
  ${below.funnel} {
    height: 200px;
    padding: 20px;
  }
`;

const CountIn = styled.p`
  position: absolute;
  left: 36px;
  bottom: 24px;
  font: 840 clamp(72px, 13vw, 200px) / 0.86 ${font.display};
  letter-spacing: -0.03em;
  white-space: nowrap;
  ${below.funnel} {
    left: 20px;
    bottom: 10px;
    font-size: 72px;
  }
`;
