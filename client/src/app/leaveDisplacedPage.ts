import { useEffect } from "react";
import { useNotify } from "../design/feedback/Notifications";
import type { Session } from "../session/session";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const MESSAGE =
  "Another member signed in on this browser, so this tab closed the previous member's pages.";
const tab = deviceStorage(() => window.sessionStorage);

/** Leaves the pages of a displaced member and leaves a message for the next page. */
export function leaveDisplacedPage(session: Session): void {
  tab.set(keys.displacedMessage, "1");
  // The sign-in redirect remembers the current path, which must not pass to the other member.
  window.addEventListener("pagehide", session.rememberedPath.forget);
  session.leave();
}

/** Shows the message as soon as a tab that left is visible. */
export function useDisplacedMessage(): void {
  const notify = useNotify();
  useEffect(() => {
    const showMessage = () => {
      if (document.visibilityState === "hidden" || tab.get(keys.displacedMessage) === null) return;
      tab.remove(keys.displacedMessage);
      notify.info(MESSAGE);
    };
    showMessage();
    document.addEventListener("visibilitychange", showMessage);
    return () => document.removeEventListener("visibilitychange", showMessage);
  }, [notify]);
}
