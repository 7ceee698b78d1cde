import { ArrowLeft } from "lucide-react";
import styled, { createGlobalStyle } from "styled-components";
import { barPadding, noticeHeight } from "../../design/layout/availableWindow";
import { Button, ButtonLink } from "../../design/primitives/Button";
import { below } from "../../design/theme/breakpoints";
import { color, layer } from "../../design/theme/theme";

interface BottomBarProps {
  readonly canContinue: boolean;
  /** Id of the element that says what is missing to continue. */
  readonly reasonId: string;
  readonly isLast: boolean;
  readonly skipTo: string;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function BottomBar({
  canContinue,
  reasonId,
  isLast,
  skipTo,
  onBack,
  onNext,
}: BottomBarProps) {
  return (
    <Bar>
      <Height />
      <Button kind="quiet" onClick={onBack}>
        <ArrowLeft /> Back
      </Button>
      <span>
        {!isLast && (
          <ButtonLink to={skipTo} kind="quiet">
            Skip
          </ButtonLink>
        )}
        <Button
          disabled={!canContinue}
          aria-describedby={canContinue ? undefined : reasonId}
          onClick={onNext}
        >
          Next
        </Button>
      </span>
    </Bar>
  );
}

/** Keeps other elements at the bottom of the window above the bar. */
const Height = createGlobalStyle`
  :root { --bottom-bar: calc(92px + env(safe-area-inset-bottom)); }
  ${below.funnel} {
    :root { --bottom-bar: calc(76px + env(safe-area-inset-bottom)); }
  }
`;

const Bar = styled.footer`
  position: fixed;
  inset: auto 0 ${noticeHeight};
  z-index: ${layer.sticky};
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--bottom-bar);
  padding-bottom: env(safe-area-inset-bottom);
  padding-inline: ${barPadding("48px")};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  span {
    display: flex;
    gap: 20px;
  }
  ${below.funnel} {
    padding-inline: ${barPadding("20px")};
  }
`;
