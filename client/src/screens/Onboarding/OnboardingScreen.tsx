import { useEffect } from "react";
import styled from "styled-components";
import onboardPicture from "../../design/art/onboard.webp";
import { availableHeight } from "../../design/layout/availableWindow";
import { ButtonLink } from "../../design/primitives/Button";
import { Logo } from "../../design/primitives/Logo";
import { Stretch } from "../../design/primitives/Stretch";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";
import { saveStepIndex } from "../../visitor/onboardingAnswers";
import { registrationPath } from "../../visitor/registrationPath";
import { stepPaths } from "./onboardingSteps";
import { useOnboarding } from "./useOnboarding";

export function OnboardingScreen() {
  const { device, order, params } = useOnboarding();
  useEffect(() => saveStepIndex(device, 0), [device]);
  const first = stepPaths[order[0] ?? "q1"];
  return (
    <Page>
      <header>
        <Logo />
      </header>
      <main>
        <h1>
          <Stretch from={70} to={122}>
            FIND YOUR
          </Stretch>{" "}
          <Stretch from={70} to={122}>
            COUNT
          </Stretch>
        </h1>
        <p>Four questions, then three classes that fit you.</p>
        <Actions>
          <ButtonLink to={`/onboarding/${first}`} size="l">
            Start
          </ButtonLink>
          <ButtonLink to={registrationPath(params)} kind="outline" size="l">
            Skip
          </ButtonLink>
        </Actions>
      </main>
      <Picture style={{ backgroundImage: `url(${onboardPicture})` }} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template: "header picture" auto "main picture" 1fr / 54fr 46fr;
  min-height: ${availableHeight};
  header {
    grid-area: header;
    padding: 28px 48px;
  }
  main {
    grid-area: main;
    align-self: end;
    padding: 0 48px 64px;
  }
  h1 {
    display: grid;
    font: 840 clamp(44px, 7.4vw, 112px) / 0.9 ${font.display};
    letter-spacing: -0.015em;
  }
  p {
    margin-top: 20px;
    color: ${color.muted};
    font-size: 18px;
  }
  ${below.funnel} {
    grid-template: "header" auto "picture" 1fr "main" auto / 1fr;
    header {
      padding: 20px;
    }
    main {
      padding: 24px 20px 40px;
    }
  }
`;

const Picture = styled.div`
  grid-area: picture;
  min-height: 240px;
  background-size: cover;
  background-position: 60% 30%;
`;

const Actions = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 32px;
  a {
    min-width: 140px;
  }
`;
