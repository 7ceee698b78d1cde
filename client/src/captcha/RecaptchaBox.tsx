import { useState } from "react";
import styled from "styled-components";
import { Button } from "../design/primitives/Button";
import { color } from "../design/theme/theme";
import { text } from "../design/theme/type";
import { type RecaptchaProps, useRecaptcha } from "./useRecaptcha";

export function RecaptchaBox(props: RecaptchaProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ onRetry, ...props }: RecaptchaProps & { readonly onRetry: () => void }) {
  const { container, state } = useRecaptcha(props);
  return (
    <Group role="group" aria-label="Captcha">
      <div ref={container} hidden={state === "failed"} />
      <p role="status">
        {state === "loading" && "Loading the captcha"}
        {state === "failed" && "We couldn’t load the captcha. Check your connection and try again."}
      </p>
      {state === "failed" && (
        <Button kind="outline" size="s" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Group>
  );
}

// Reserves the height of the reCAPTCHA box so that the form below doesn't move.
const Group = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  min-height: 78px;
  > div {
    justify-self: stretch;
  }
  button {
    margin-top: 8px;
  }
  p {
    color: ${color.muted};
    ${text.small}
  }
`;
