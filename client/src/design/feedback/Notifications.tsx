import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { lazyComponent } from "../../navigation/lazyComponent";
import { bottomClearance } from "../layout/availableWindow";
import { below } from "../theme/breakpoints";
import { layer, layout } from "../theme/theme";
import { overlay } from "./overlay";
import type { Message, Severity } from "./Snackbar";

const Snackbar = lazyComponent(async () => (await import("./Snackbar")).Snackbar);

export interface Notify {
  readonly error: (message: string) => void;
  readonly success: (message: string) => void;
  readonly info: (message: string) => void;
  /** Removes error messages. Submitting a form does this automatically. */
  readonly clearErrors: () => void;
}

const NotifyContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (notify === null) throw new Error("useNotify must be used within a NotificationProvider");
  return notify;
}

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const add = useCallback((severity: Severity, sentence: string) => {
    const message = { id: nextId(), severity, sentence };
    // A new message replaces earlier errors. Repeating a sentence restarts its timer.
    setMessages((all) => [
      ...withoutErrors(all).filter((one) => one.sentence !== sentence),
      message,
    ]);
  }, []);
  const clearErrors = useCallback(() => setMessages(withoutErrors), []);
  // Submitting any form makes earlier errors obsolete.
  useEffect(() => {
    document.addEventListener("submit", clearErrors, true);
    return () => document.removeEventListener("submit", clearErrors, true);
  }, [clearErrors]);
  const remove = useCallback((id: number) => {
    setMessages((all) => all.filter((message) => message.id !== id));
  }, []);
  const notify = useMemo<Notify>(
    () => ({
      error: (sentence) => add("error", sentence),
      success: (sentence) => add("success", sentence),
      info: (sentence) => add("info", sentence),
      clearErrors,
    }),
    [add, clearErrors],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      {createPortal(
        <Stack aria-live="polite" aria-label="Messages" role="region">
          {messages.map((message) => (
            <Suspense key={message.id}>
              <Snackbar message={message} onClose={remove} />
            </Suspense>
          ))}
        </Stack>,
        overlay,
      )}
    </NotifyContext>
  );
}

function withoutErrors(messages: readonly Message[]): readonly Message[] {
  return messages.some(isError) ? messages.filter((message) => !isError(message)) : messages;
}

const isError = ({ severity }: Message) => severity === "error";

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

/**
 * Where dialogs are not: beside them in wide windows, and above them in others. There, a tall dialog
 * makes room (see `Modal`).
 */
const Stack = styled.div`
  position: fixed;
  inset: auto 28px calc(28px + ${bottomClearance});
  z-index: ${layer.snackbar};
  display: grid;
  justify-items: end;
  gap: 12px;
  pointer-events: none;
  ${below.desktop} {
    inset: calc(${layout.topbar} + 12px + env(safe-area-inset-top)) 16px auto;
    justify-items: center;
  }
  ${below.shell} {
    top: calc(${layout.topbarMobile} + 12px + env(safe-area-inset-top));
  }
`;
