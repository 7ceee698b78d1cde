import { useEffect } from "react";
import styled from "styled-components";
import onboardPicture from "../../design/art/onboard.webp";
import { ButtonLink } from "../../design/Button";
import { below } from "../../design/breakpoints";
import { Logo } from "../../design/Logo";
import { Stretch } from "../../design/Stretch";
import { art, color, font } from "../../design/theme";
import { keepStepIndex } from "../../visitor/onboardingAnswers";
import { stepPaths } from "./onboardingSteps";
import { useOnboarding } from "./useOnboarding";

/** The door of the questionnaire: start it, or skip it. */
export function OnboardingScreen() {
  const { device, order } = useOnboarding();
  useEffect(() => keepStepIndex(device, 0), [device]);
  const first = stepPaths[order[0] ?? "q1"];
  return (
    <Page data-theme="stage" style={{ backgroundImage: `url(${onboardPicture})` }}>
      <Logo />
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
        <Ways>
          <ButtonLink to={`/onboarding/${first}`} size="l">
            Start
          </ButtonLink>
          <ButtonLink to="/registration" kind="onArt" size="l">
            Skip
          </ButtonLink>
        </Ways>
      </main>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding: 28px 48px 64px;
  background-color: ${color.text};
  background-size: cover;
  background-position: 60% 20%;
  color: ${art.white};
  main {
    margin-top: auto;
  }
  h1 {
    display: grid;
    font: 840 clamp(44px, 8.4vw, 124px) / 0.9 ${font.display};
    letter-spacing: -0.015em;
  }
  p {
    margin-top: 20px;
    font-size: 18px;
  }
  ${below.funnel} {
    padding: 20px 20px 40px;
  }
`;

const Ways = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 32px;
  a {
    min-width: 140px;
  }
`;
