import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import { IconButton } from "../primitives/IconButton";
import { above } from "../theme/breakpoints";
import { art, elevation, font, motion } from "../theme/theme";
import { onOverlayRaised } from "./overlay";
import { usePausableTimeout } from "./usePausableTimeout";

/** Display times in milliseconds. Hover and focus pause the timer. */
export const SNACKBAR_MS = 7_000;
export const NOTIFICATION_MS = 10_000;
/** A dialog that opens closes older messages. Newer ones may explain why it opened. */
const FRESH_MS = 1_000;

export type Severity = "success" | "error" | "info";

export interface Message {
  readonly id: number;
  readonly severity: Severity;
  readonly sentence: string;
}

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

export function Snackbar({
  message,
  onClose,
}: {
  message: Message;
  onClose: (id: number) => void;
}) {
  const durationMs = message.severity === "success" ? NOTIFICATION_MS : SNACKBAR_MS;
  const pause = usePausableTimeout(durationMs, () => onClose(message.id));
  const { id } = message;
  useEffect(() => {
    const shownAt = Date.now();
    return onOverlayRaised(() => {
      if (Date.now() - shownAt > FRESH_MS) onClose(id);
    });
  }, [id, onClose]);
  const Icon = ICONS[message.severity];
  return (
    <Plate data-message role={message.severity === "error" ? "alert" : "status"} {...pause}>
      <SeverityIcon $severity={message.severity}>
        <Icon aria-hidden="true" />
      </SeverityIcon>
      <span>{message.sentence}</span>
      <IconButton label="Dismiss" onClick={() => onClose(message.id)}>
        <X />
      </IconButton>
    </Plate>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Plate = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 100%;
  min-height: 52px;
  padding: 4px 4px 4px 20px;
  border-radius: 14px;
  background: ${art.message};
  color: ${art.ink};
  font: 580 15px/1.3 ${font.text};
  box-shadow: ${elevation[3]};
  pointer-events: auto;
  animation: ${rise} ${motion.half} ${motion.hit};
  ${above.desktop} {
    /* As wide as the space beside a dialog of 560 px. */
    max-width: calc(50vw - 324px);
  }
  button {
    color: inherit;
  }
`;

const SEVERITY_COLORS: Record<Severity, string> = {
  success: art.messageSuccess,
  error: art.messageError,
  info: art.messageInfo,
};

const SeverityIcon = styled.span<{ $severity: Severity }>`
  color: ${(props) => SEVERITY_COLORS[props.$severity]};
`;
