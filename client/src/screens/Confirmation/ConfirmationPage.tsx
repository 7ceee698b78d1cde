import type { ReactNode } from "react";
import styled from "styled-components";
import confirmPicture from "../../design/art/confirm.webp";
import { availableHeight } from "../../design/layout/availableWindow";
import { Logo } from "../../design/primitives/Logo";
import { Stretch } from "../../design/primitives/Stretch";
import { below } from "../../design/theme/breakpoints";
import { art, color, font } from "../../design/theme/theme";

/** Darkens the bottom of the picture so that the text stays readable. */
const SCRIM = `linear-gradient(transparent 50%, color-mix(in srgb, ${color.bg} 75%, transparent) 72%)`;

interface ConfirmationPageProps {
  readonly title: string;
  readonly headline: string;
  readonly children: ReactNode;
}

export function ConfirmationPage({ title, headline, children }: ConfirmationPageProps) {
  return (
    <Page data-theme="stage" style={{ backgroundImage: `${SCRIM}, url(${confirmPicture})` }}>
      <title>{`${title} – Eightcount`}</title>
      <header>
        <Logo />
      </header>
      <main>
        <h1>
          <Stretch>{headline}</Stretch>
        </h1>
        {children}
      </main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${availableHeight};
  padding: 40px 48px 56px;
  background-color: ${color.bg};
  background-size: cover;
  background-position: 60% 20%;
  color: ${art.white};
  main {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 20px;
    margin-top: auto;
  }
  h1 {
    font: 840 clamp(40px, 8.4vw, 124px) / 0.9 ${font.display};
    letter-spacing: -0.015em;
    word-spacing: 0.1em;
  }
  p {
    max-width: 100%;
    font: 780 clamp(22px, 2.6vw, 36px) / 1.1 ${font.display};
    font-stretch: 112%;
    overflow-wrap: anywhere;
  }
  ${below.funnel} {
    padding: 24px 20px 40px;
    background-position: 76% 20%;
  }
`;
