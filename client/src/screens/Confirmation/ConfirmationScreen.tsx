import { useEffect, useState } from "react";
import styled from "styled-components";
import confirmPicture from "../../design/art/confirm.webp";
import { ButtonLink } from "../../design/Button";
import { below } from "../../design/breakpoints";
import { Logo } from "../../design/Logo";
import { Stretch } from "../../design/Stretch";
import { art, color, font } from "../../design/theme";
import { canWatch, isEmployee, isSignedIn } from "../../session/authState";
import { useAuth, useSession } from "../../session/SessionProvider";

/** The lights go down: the account stands. */
export function ConfirmationScreen() {
  const auth = useAuth();
  const { flags, held } = useSession();
  const [isForEmployee] = useState(() => isEmployee(auth));
  useEffect(() => {
    recordStartTrial();
    held.forget();
    // While it is shown it may stay, also where React mounts everything twice; it may be left by
    // any link, and a second visit has nothing to confirm.
    flags.raise("postSignUp");
    return () => flags.lower("postSignUp");
  }, [flags, held]);
  const [headline, subtext] = isForEmployee
    ? ["ACCOUNT CREATED", ""]
    : ["YOU'RE ALL SET.", "LET'S DANCE!"];
  return (
    <Page data-theme="stage" style={{ backgroundImage: `url(${confirmPicture})` }}>
      <header>
        <Logo />
      </header>
      <main>
        <h1>
          <Stretch>{headline ?? ""}</Stretch>
        </h1>
        {subtext && <p>{subtext}</p>}
        <ButtonLink to={nextPath(auth)} kind="inverse" size="l">
          {isForEmployee ? "GO TO DASHBOARD" : "SIGN IN"}
        </ButtonLink>
      </main>
    </Page>
  );
}

function nextPath(auth: ReturnType<typeof useAuth>): string {
  if (!isSignedIn(auth)) return "/signin";
  return canWatch(auth) ? "/" : "/settings/subscription";
}

// The advertising event; whoever collects it listens here and drops it without consent.
function recordStartTrial(): void {
  document.dispatchEvent(
    new CustomEvent("eightcount:advertising", { detail: { name: "StartTrial" } }),
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
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
    font: 780 clamp(22px, 2.6vw, 36px) / 1.1 ${font.display};
    font-stretch: 112%;
  }
  ${below.funnel} {
    padding: 24px 20px 40px;
    background-position: 76% 20%;
  }
`;
