import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { keepConsent, onConsent, readConsent } from "./consent";

const CookieNotice = lazy(async () => ({ default: (await import("./CookieNotice")).CookieNotice }));

/** Asks about cookies until there is an answer; where nothing is counted there is nothing to ask. */
export function ConsentGate() {
  const { trackingMode } = usePublicConfig();
  const consent = useSyncExternalStore(onConsent, readConsent);
  const hasAnswered = useRef(false);
  if (consent !== null) hasAnswered.current = true;
  useAskAgain();
  if (trackingMode === "off" || consent !== null) return null;
  return (
    <Suspense>
      <CookieNotice takesFocus={hasAnswered.current} />
    </Suspense>
  );
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
