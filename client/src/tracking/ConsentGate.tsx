import { lazy, Suspense, useSyncExternalStore } from "react";
import { usePublicConfig } from "../config/PublicConfigContext";
import { onConsent, readConsent } from "./consent";

const CookieNotice = lazy(async () => ({ default: (await import("./CookieNotice")).CookieNotice }));

/** Asks about cookies until there is an answer; where nothing is counted there is nothing to ask. */
export function ConsentGate() {
  const { trackingMode } = usePublicConfig();
  const consent = useSyncExternalStore(onConsent, readConsent);
  if (trackingMode === "off" || consent !== null) return null;
  return (
    <Suspense>
      <CookieNotice />
    </Suspense>
  );
}
