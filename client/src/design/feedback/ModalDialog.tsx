import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { noticeHeight } from "../layout/availableWindow";
import { color } from "../theme/theme";
import { openModal } from "./openModal";

interface ModalDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly "aria-labelledby"?: string;
}

/** Fills the window above the notice bar. Escape or a press outside the content closes it. */
export function ModalDialog({ onClose, ...dialog }: ModalDialogProps) {
  return createPortal(
    <Dialog
      ref={openModal}
      tabIndex={-1}
      onCancel={(event) => {
        // Lets React remove the dialog.
        event.preventDefault();
        onClose();
      }}
      onMouseDown={({ target, currentTarget, clientX }) => {
        // A press on the dialog's scrollbar has the dialog as its target, too.
        if (target === currentTarget && clientX <= currentTarget.clientWidth) onClose();
      }}
      {...dialog}
    />,
    document.body,
  );
}

const Dialog = styled.dialog`
  position: fixed;
  inset: 0 0 ${noticeHeight};
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  padding: 0;
  border: 0;
  overflow-y: auto;
  background: none;
  color: ${color.text};
  &::backdrop {
    background: none;
  }
`;
