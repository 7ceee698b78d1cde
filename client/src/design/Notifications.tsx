import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import styled, { keyframes } from "styled-components";
import { IconButton } from "./IconButton";
import { art, elevation, font, layer, motion } from "./theme";
import { usePausableTimeout } from "./usePausableTimeout";

/** How long each kind of message stays, in milliseconds; hovering or focusing it stops the clock. */
export const SNACKBAR_MS = 7_000;
export const NOTIFICATION_MS = 10_000;

export type Severity = "success" | "error" | "info";

/** Takes the sentence to show. A later message stands above an earlier one. */
export interface Notify {
  /** Something went wrong with what was just done or typed: 7 seconds. */
  readonly error: (message: string) => void;
  /** Something was done: 10 seconds. */
  readonly success: (message: string) => void;
  /** Worth knowing: 7 seconds. */
  readonly info: (message: string) => void;
}

interface Message {
  readonly id: number;
  readonly severity: Severity;
  readonly sentence: string;
}

const NotifyContext = createContext<Notify | null>(null);

/** Tells people in a sentence what happened. Needs `NotificationProvider` above. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (notify === null) throw new Error("useNotify needs a NotificationProvider above it");
  return notify;
}

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const add = useCallback((severity: Severity, sentence: string) => {
    const message = { id: nextId(), severity, sentence };
    // The same sentence twice in a row starts its time again instead of piling up.
    setMessages((all) => [...all.filter((one) => one.sentence !== sentence), message]);
  }, []);
  const remove = useCallback((id: number) => {
    setMessages((all) => all.filter((message) => message.id !== id));
  }, []);
  const notify = useMemo<Notify>(
    () => ({
      error: (sentence) => add("error", sentence),
      success: (sentence) => add("success", sentence),
      info: (sentence) => add("info", sentence),
    }),
    [add],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      {createPortal(
        <Stack aria-live="polite" aria-label="Messages" role="region">
          {messages.map((message) => (
            <Snackbar key={message.id} message={message} onClose={remove} />
          ))}
        </Stack>,
        document.body,
      )}
    </NotifyContext>
  );
}

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

function Snackbar({ message, onClose }: { message: Message; onClose: (id: number) => void }) {
  const lasts = message.severity === "success" ? NOTIFICATION_MS : SNACKBAR_MS;
  const pause = usePausableTimeout(lasts, () => onClose(message.id));
  const Icon = ICONS[message.severity];
  return (
    <Plate role={message.severity === "error" ? "alert" : "status"} {...pause}>
      <Sign $severity={message.severity}>
        <Icon aria-hidden="true" />
      </Sign>
      <span>{message.sentence}</span>
      <IconButton label="Dismiss" onClick={() => onClose(message.id)}>
        <X />
      </IconButton>
    </Plate>
  );
}

const rise = keyframes`from { opacity: 0; translate: 0 12px; }`;

const Stack = styled.div`
  position: fixed;
  inset: auto 16px calc(28px + env(safe-area-inset-bottom));
  z-index: ${layer.snackbar};
  display: grid;
  justify-items: center;
  gap: 12px;
  pointer-events: none;
`;

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
  button {
    color: inherit;
  }
`;

const SIGN_COLORS: Record<Severity, string> = {
  success: art.messageSuccess,
  error: art.messageError,
  info: art.messageInfo,
};

const Sign = styled.span<{ $severity: Severity }>`
  color: ${(props) => SIGN_COLORS[props.$severity]};
`;
