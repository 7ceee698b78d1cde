import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { CookieNotice } from "./CookieNotice";
import { onConsentChange, readConsent, saveConsent } from "./consent";

/**
 * Shows the cookie notice until the visitor responds, unless tracking is off. Part of the first
 * render, because a late notice would shift the layout under the pointer.
 */
export function ConsentGate() {
  const { trackingMode } = usePublicConfig();
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const hasResponded = useRef(false);
  if (consent !== null) hasResponded.current = true;
  useReopenByHash();
  if (trackingMode === "off" || consent !== null) return null;
  return <CookieNotice takesFocus={hasResponded.current} />;
}

/** Opens the notice again on any page with `#cookies`, so that visitors can change their mind. */
function useReopenByHash(): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== "#cookies") return;
    saveConsent(null);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
}
