import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { CookieNotice } from "./CookieNotice";
import { keepConsent, onConsent, readConsent } from "./consent";

/**
 * Shows the cookie notice until the visitor responds, unless tracking is off. Part of the first
 * render, because a late notice would shift the layout under the pointer.
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

/** Opens the notice again on any page with `#cookies`, so that visitors can change their mind. */
function useAskAgain(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "#cookies") return;
    keepConsent(null);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
}
