import { useEffect, useRef, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useLocation } from "react-router-dom";
import { usePublicConfig } from "../config/PublicConfigContext";
import { useSession } from "../session/SessionProvider";
import { onConsent, readConsent } from "./consent";
import { type CountedVisit, startTracking } from "./startTracking";

/** Tracks this visit and its page views while consent is given. */
export function useCountedVisit(): void {
  const { trackingMode } = usePublicConfig();
  const environment = useRelayEnvironment();
  const session = useSession();
  const { pathname } = useLocation();
  const consent = useSyncExternalStore(onConsent, readConsent);
  const consentAtFirst = useRef(consent);
  const visit = useRef<CountedVisit>(null);
  // After a withdrawal, reports held in the meantime must not be sent.
  useEffect(() => {
    if (consent !== "accepted") consentAtFirst.current = null;
  }, [consent]);
  const isCounted = trackingMode !== "off" && consent === "accepted";
  useEffect(() => {
    if (!isCounted) return;
    const isFromStart = consentAtFirst.current === "accepted";
    const started = startTracking({ environment, session, isFromStart });
    visit.current = started;
    return () => {
      visit.current = null;
      started.stop();
    };
  }, [isCounted, environment, session]);
  useEffect(() => {
    if (isCounted) visit.current?.pageOpened(pathname);
  }, [isCounted, pathname]);
}
