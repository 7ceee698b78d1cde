import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import styled, { keyframes } from "styled-components";
import { noticeHeight } from "../layout/freeWindow";
import { IconButton } from "../primitives/IconButton";
import { below } from "../theme/breakpoints";
import { color, elevation, layer, motion, radius } from "../theme/theme";
import { text } from "../theme/type";
import { usePausableTimeout } from "./usePausableTimeout";
import { useSoleAttention } from "./useSoleAttention";

/** How long a dialog that only tells something stays, in milliseconds. */
export const INFORMATION_DIALOG_MS = 10_000;

interface ModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the bottom right, the main one last. */
  readonly actions?: ReactNode;
  /** Small line above the title that names the flow; brings the close button with it. */
  readonly flow?: string;
  /** `INFORMATION_DIALOG_MS` for a dialog that only tells something; never for a question. */
  readonly closesAfterMs?: number;
}

/** A dialog over the page, a sheet from below on phones. The page behind cannot be reached meanwhile. */
export function Modal({ title, onClose, children, actions, flow, closesAfterMs }: ModalProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pause = usePausableTimeout(closesAfterMs ?? null, onClose);
  useSoleAttention(panel);
  return createPortal(
    <Scrim
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <Panel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        {...pause}
        // The panel itself is focused as it opens; that is nobody reading.
        onFocus={(event) => event.target !== event.currentTarget && pause.onFocus()}
      >
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
    </Scrim>,
    document.body,
  );
}

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 16px; }`;

const Scrim = styled.div`
  position: fixed;
  inset: 0 0 ${noticeHeight};
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: 24px;
  overflow-y: auto;
  background: ${color.scrim};
  animation: ${appear} ${motion.quarter} linear;
  ${below.shell} {
    place-items: end stretch;
    padding: 24px 0 0;
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
  &:focus-visible {
    outline: none;
    box-shadow: ${elevation[3]};
  }
  h2 {
    ${text.title1}
  }
  h2 + * {
    margin-top: 14px;
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
`;
