import { useEffect, useState } from "react";
import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { art, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { exitScreenModes } from "../stage/exitScreenModes";

/** Says why the film paused, in the middle of its picture. */
export function StoppedNotice({ onWatch }: { readonly onWatch: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  // Picture-in-picture would show a paused film without the reason.
  useEffect(exitScreenModes, []);
  const watch = async () => {
    setIsBusy(true);
    await onWatch();
    setIsBusy(false);
  };
  return (
    <Place>
      <Plate role="alert">
        <p>You’re now watching somewhere else.</p>
        <small>We saved your place here.</small>
        <Button kind="inverse" busyLabel={isBusy && "Starting"} onClick={() => void watch()}>
          Watch here instead
        </Button>
      </Plate>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 12px 16px 76px;
  pointer-events: none;
`;

const Plate = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 20px 28px;
  border-radius: ${radius.l};
  background: ${art.plate};
  color: ${art.white};
  text-align: center;
  pointer-events: auto;
  p {
    ${text.title3}
  }
  small {
    ${text.small}
  }
  button {
    margin-top: 14px;
  }
`;
