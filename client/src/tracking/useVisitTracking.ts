import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { useSession } from "../session/SessionProvider";
import { onConsentChange, readConsent } from "./consent";
import { startTracking, type TrackedVisit } from "./startTracking";

/** Tracks this visit and its page views while consent is given. */
export function useVisitTracking(): void {
  const { trackingMode } = usePublicConfig();
  const environment = useRelayEnvironment();
  const session = useSession();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const initialConsent = useRef(consent);
  const visit = useRef<TrackedVisit>(null);
  // After a withdrawal, reports held in the meantime must not be sent.
  useEffect(() => {
    if (consent !== "accepted") initialConsent.current = null;
  }, [consent]);
  const isTracked = trackingMode !== "off" && consent === "accepted";
  useEffect(() => {
    if (!isTracked) return;
    const hadConsentOnLoad = initialConsent.current === "accepted";
    const started = startTracking({ environment, session, hadConsentOnLoad });
    visit.current = started;
    return () => {
      visit.current = null;
      started.stop();
    };
  }, [isTracked, environment, session]);
  useEffect(() => {
    if (isTracked) visit.current?.onPageView(pathname);
  }, [isTracked, pathname]);
}
