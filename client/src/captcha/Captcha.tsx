import { Check } from "lucide-react";
import { Suspense, useId, useState } from "react";
import styled from "styled-components";
import { usePublicConfig } from "../config/PublicConfigContext";
import { Count } from "../design/primitives/Count";
import { color, radius } from "../design/theme/theme";
import { lazyComponent } from "../navigation/lazyComponent";
import { useCaptcha } from "./useCaptcha";

interface CaptchaProps {
  /** Null while unsolved and after the server has consumed the token. */
  readonly token: string | null;
  readonly onToken: (token: string | null) => void;
}

const Recaptcha = lazyComponent(async () => (await import("./RecaptchaBox")).RecaptchaBox);

export function Captcha(props: CaptchaProps) {
  const { recaptcha } = usePublicConfig();
  if (recaptcha === null) return <ProofOfWork {...props} />;
  return (
    <Suspense fallback={null}>
      <Recaptcha {...props} settings={recaptcha} />
    </Suspense>
  );
}

function ProofOfWork({ token, onToken }: CaptchaProps) {
  const { solve, isWorking, problem } = useCaptcha(onToken);
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  return (
    <Box>
      <label htmlFor={id}>
        <span>
          {isWorking ? (
            <Count dots={4} />
          ) : (
            <input
              id={id}
              type="checkbox"
              checked={token !== null}
              aria-describedby="captcha-state"
              onChange={() => {
                setIsTouched(true);
                if (token === null) solve();
              }}
            />
          )}
          {token !== null && <Check aria-hidden="true" />}
        </span>
        I’m not a robot
      </label>
      <small id="captcha-state" role="status">
        {problem ?? (isWorking ? "Checking" : token !== null && isTouched ? "Checked" : "Captcha")}
      </small>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 64px;
  padding: 8px 18px;
  border-radius: ${radius.m};
  background: ${color.bg};
  box-shadow: inset 0 0 0 1px ${color.line};
  label {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 44px;
    cursor: pointer;
  }
  label > span {
    --icon: 18px;
    --icon-stroke: 3;
    position: relative;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    color: ${color.success};
  }
  input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: ${radius.s};
    background: ${color.surface};
    box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
    cursor: pointer;
  }
  svg {
    position: relative;
    pointer-events: none;
  }
  small {
    color: ${color.muted};
    font-size: 13px;
    text-align: right;
  }
`;
