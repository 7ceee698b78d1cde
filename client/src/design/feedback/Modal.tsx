import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../primitives/IconButton";
import { below } from "../theme/breakpoints";
import { color, elevation, layout, motion, radius } from "../theme/theme";
import { text } from "../theme/type";
import { ModalDialog } from "./ModalDialog";
import { usePausableTimeout } from "./usePausableTimeout";

/** Milliseconds after which an informational dialog closes by itself. */
export const INFORMATION_DIALOG_MS = 10_000;

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the bottom right, primary action last. */
  readonly actions?: ReactNode;
  /** Name of the flow, shown above the title. Adds a close button. */
  readonly flow?: string;
  /** Set only for informational dialogs, never for questions. */
  readonly closesAfterMs?: number;
}

export function Modal({ title, onClose, children, actions, flow, closesAfterMs }: ModalProps) {
  const titleId = useId();
  const pause = usePausableTimeout(closesAfterMs ?? null, onClose);
  return (
    <Backdrop onClose={onClose} aria-labelledby={titleId}>
      <Panel {...pause}>
        {flow !== undefined && (
          <Flow>
            <span>{flow}</span>
            <IconButton label="Close" onClick={onClose}>
              <X />
            </IconButton>
          </Flow>
        )}
        <h2 id={titleId}>{title}</h2>
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Panel>
    </Backdrop>
  );
}

const dim = keyframes`from { background-color: transparent; }`;
const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

const Backdrop = styled(ModalDialog)`
  display: grid;
  place-items: center;
  padding: 24px;
  background: ${color.scrim};
  animation: ${dim} ${motion.quarter} linear;
  /* Starts below the message at the top. Equal padding keeps a dialog that fits where it is. */
  ${below.desktop} {
    &:has([data-message]) {
      padding-block: calc(${layout.topbar} + 88px + env(safe-area-inset-top));
    }
  }
  ${below.shell} {
    place-items: end stretch;
    padding: 24px 0 0;
    /* A field that gets the focus stays above the buttons. */
    scroll-padding-bottom: 112px;
    &:has([data-message]) {
      padding-block: calc(${layout.topbarMobile} + 88px + env(safe-area-inset-top)) 0;
    }
  }
`;

const Panel = styled.div`
  width: min(560px, 100%);
  padding: 32px 36px;
  border-radius: ${radius.xl};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${elevation[3]};
  animation: ${rise} ${motion.half} ${motion.hit};
  h2 {
    ${text.title1}
  }
  h2 + * {
    margin-top: 20px;
  }
  ${below.shell} {
    width: 100%;
    padding: 24px 20px calc(24px + env(safe-area-inset-bottom));
    border-radius: ${radius.xl} ${radius.xl} 0 0;
  }
`;

const Flow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: -8px -12px 8px 0;
  color: ${color.muted};
  ${text.caption}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 26px;
  /* Stays in reach below a long form. Covers the panel's own padding. */
  ${below.shell} {
    position: sticky;
    bottom: 0;
    margin: 14px -20px calc(-24px - env(safe-area-inset-bottom));
    padding: 12px 20px calc(24px + env(safe-area-inset-bottom));
    background: inherit;
    box-shadow: 0 -8px 12px ${color.raised};
  }
  ${below.small} {
    > button {
      flex: 1 1 auto;
    }
  }
`;
