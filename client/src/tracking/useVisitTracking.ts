import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { useSession } from "../session/SessionProvider";
import { onConsentChange, purposesOf, readConsent } from "./consent";
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
    if (consent !== initialConsent.current) initialConsent.current = null;
  }, [consent]);
  const purposes = purposesOf(trackingMode === "off" ? null : consent);
  const isTracked = purposes.measurement || purposes.suggestions;
  useEffect(() => {
    if (!isTracked) return;
    const hadConsentOnLoad = initialConsent.current !== null;
    const started = startTracking({ environment, session, purposes, hadConsentOnLoad });
    visit.current = started;
    return () => {
      visit.current = null;
      started.stop();
    };
  }, [isTracked, purposes, environment, session]);
  useEffect(() => {
    if (isTracked) visit.current?.onPageView(pathname);
  }, [isTracked, purposes, pathname]);
}
