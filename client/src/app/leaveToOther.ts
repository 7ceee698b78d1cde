import { useEffect } from "react";
import { useNotify } from "../design/feedback/Notifications";
import type { Session } from "../session/session";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const LEFT =
  "Another member signed in on this browser, so this tab closed the previous member's pages.";
const tab = deviceStorage(() => window.sessionStorage);

/** Leaves the pages of a displaced member and leaves a message for the next page. */
export function leaveToOther(session: Session): void {
  tab.set(keys.leftToOther, "1");
  // The sign-in redirect remembers the current path, which must not pass to the other member.
  window.addEventListener("pagehide", session.rememberedPath.forget);
  session.leave();
}

/** Shows the message as soon as a tab that left is visible. */
export function useTellAfterLeaving(): void {
  const notify = useNotify();
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === "hidden" || tab.get(keys.leftToOther) === null) return;
      tab.remove(keys.leftToOther);
      notify.info(LEFT);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [notify]);
}
