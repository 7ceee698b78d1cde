import type { DataRouter } from "react-router-dom";
import { onConsent, readConsent } from "../tracking/consent";
import type { Services } from "./services";

type Router = Pick<DataRouter, "state" | "subscribe">;

/** Counts visits as long as the cookie notice was accepted; the code comes after the first page. */
export function watchVisits({ config, environment, session }: Services, router: Router): void {
  if (config.trackingMode === "off") return;
  const landingSearch = window.location.search;
  const followPages = (onPage: (path: string) => void) => followRouter(router, onPage);
  let stop: Promise<() => void> | null = null;
  const obey = (isFromStart: boolean) => {
    const isAccepted = readConsent() === "accepted";
    if (isAccepted === (stop !== null)) return;
    if (!isAccepted) {
      void stop?.then((end) => end());
      stop = null;
      return;
    }
    stop = import("../tracking/startTracking").then(({ startTracking }) =>
      startTracking({ environment, session, followPages, landingSearch, isFromStart }),
    );
  };
  onConsent(() => obey(false));
  obey(true);
}

function followRouter(router: Router, onPage: (path: string) => void): () => void {
  let shown = "";
  const look = () => {
    const { location, navigation, initialized } = router.state;
    if (!initialized || navigation.state !== "idle" || location.pathname === shown) return;
    shown = location.pathname;
    onPage(shown);
  };
  look();
  return router.subscribe(look);
}
