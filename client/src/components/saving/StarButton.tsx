import { Star } from "lucide-react";
import styled from "styled-components";
import { art } from "../../design/theme/theme";

interface StarButtonProps {
  readonly song: string;
  readonly isSaved: boolean;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
}

/** The touch target is 44 px and the visible disc 32 px. */
export function StarButton({ song, isSaved, disabled = false, onClick }: StarButtonProps) {
  return (
    <Target
      type="button"
      aria-label={`${isSaved ? "Unsave" : "Save"} ${song}`}
      aria-pressed={isSaved}
      disabled={disabled}
      onClick={onClick}
    >
      <span>
        <Star />
      </span>
    </Target>
  );
}

const Target = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: ${art.white};
  span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    background: ${art.disc};
  }
  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
  &:focus-visible {
    border-radius: 50%;
  }
  --icon: 16px;
  @container (max-width: 200px) {
    span {
      width: 26px;
      height: 26px;
    }
    --icon: 14px;
  }
`;
