import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { CookieNotice } from "./CookieNotice";
import { keepConsent, onConsent, readConsent } from "./consent";

/**
 * Asks about cookies until there is an answer; where nothing is counted there is nothing to ask. It
 * comes with the page: later, the room it takes would move what somebody is about to press.
 */
export function ConsentGate() {
  const { trackingMode } = usePublicConfig();
  const consent = useSyncExternalStore(onConsent, readConsent);
  const hasAnswered = useRef(false);
  if (consent !== null) hasAnswered.current = true;
  useAskAgain();
  if (trackingMode === "off" || consent !== null) return null;
  return <CookieNotice takesFocus={hasAnswered.current} />;
}

/** `#cookies` on any page takes the answer back, so that everybody can change their mind. */
function useAskAgain(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "#cookies") return;
    keepConsent(null);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
}
