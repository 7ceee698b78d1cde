import { useEffect } from "react";
import { useNotify } from "../design/feedback/Notifications";
import type { Session } from "../session/session";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const LEFT =
  "Another member signed in on this browser, so this tab left the pages of the member before.";
const tab = deviceStorage(() => window.sessionStorage);

/** Leaves the pages of a member whose browser is another's by now; the next page says so. */
export function leaveToOther(session: Session): void {
  tab.set(keys.leftToOther, "1");
  // Without a member the page asks for a sign-in and remembers where it stood: not for the other one.
  window.addEventListener("pagehide", session.rememberedPath.forget);
  session.leave();
}

/** Says what happened as soon as somebody looks at a tab that left. */
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
