import { X } from "lucide-react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { art, radius } from "../../design/theme/theme";

interface PlayerNoticeProps {
  readonly message: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

export function PlayerNotice({ message, action, onAction, onClose }: PlayerNoticeProps) {
  return (
    <Plate role="status">
      <span>{message}</span>
      <button type="button" onClick={onAction}>
        {action}
      </button>
      <button type="button" aria-label="Close" onClick={onClose}>
        <X />
      </button>
    </Plate>
  );
}

export const StartNotices = styled.div`
  position: absolute;
  left: 20px;
  bottom: 126px;
  display: grid;
  justify-items: start;
  gap: 8px;
  pointer-events: none;
  ${below.shell} {
    top: 62px;
    bottom: auto;
  }
  [data-full] & {
    top: calc(max(12px, env(safe-area-inset-top)) + 56px);
    bottom: auto;
    left: max(12px, env(safe-area-inset-left));
  }
`;

const Plate = styled.div`
  --icon: 16px;
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 6px 0 16px;
  border-radius: ${radius.pill};
  background: ${art.plate};
  color: ${art.white};
  font-size: 15px;
  pointer-events: auto;
  button {
    display: inline-grid;
    place-items: center;
    min-width: 40px;
    min-height: 44px;
    padding: 0 10px;
    border-radius: ${radius.pill};
    font-weight: 660;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
