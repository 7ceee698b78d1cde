import { ChevronLeft } from "lucide-react";
import styled from "styled-components";
import { art, radius } from "../../../design/theme/theme";
import { type PressKind, pressKind } from "./ControlButton";

export function BackToPageButton({ onPress }: { onPress: (kind: PressKind) => void }) {
  return (
    <Corner
      type="button"
      aria-label="Back to the class page"
      title="Back to the class page"
      onClick={(event) => onPress(pressKind(event))}
    >
      <ChevronLeft />
    </Corner>
  );
}

const Corner = styled.button`
  --icon: 26px;
  position: absolute;
  top: max(12px, env(safe-area-inset-top));
  left: max(12px, env(safe-area-inset-left));
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
`;
