import { truncateDevice } from "@eightcount/rules/visits/device";
import type { IEnvironment } from "relay-runtime";
import { onPlayerAction } from "../player/playerActions";
import { isSignedIn } from "../session/authState";
import type { Session } from "../session/session";
import { type DeviceStorage, deviceStorage } from "../storage/deviceStorage";
import { readUrlParams } from "../visitor/urlParams";
import type { ConsentedPurposes } from "./consent";
import { recordEvents } from "./recordEvents";
import { onReport } from "./reports";
import { Tracker } from "./tracker";

export interface TrackingStart {
  readonly environment: IEnvironment;
  readonly session: Pick<Session, "getState">;
  readonly purposes: ConsentedPurposes;
  /** True if the same consent was given before this page opened. */
  readonly hadConsentOnLoad: boolean;
}

export interface TrackedVisit {
  readonly onPageView: (path: string) => void;
  readonly stop: () => void;
}

export function startTracking(start: TrackingStart): TrackedVisit {
  const tracker = createTracker(start);
  const cleanups = [
    watchVisibility(tracker),
    onPlayerAction((action) => tracker.onPlayerAction(action)),
    onReport((report) => tracker.onReport(report), start.hadConsentOnLoad),
    () => tracker.close(),
  ];
  return {
    onPageView: (path) => tracker.onPageView(path),
    stop: () => {
      for (const end of cleanups) end();
    },
  };
}

function createTracker({ environment, session, purposes }: TrackingStart): Tracker {
  const device = deviceStorage(() => window.localStorage);
  // Without measurement, nothing identifies this browser beyond the page.
  const kept = purposes.measurement
    ? { device, tab: deviceStorage(() => window.sessionStorage) }
    : { device: pageStorage(), tab: pageStorage() };
  return new Tracker({
    send: (input, isLeaving) => recordEvents(environment, input, isLeaving),
    ...kept,
    purposes,
    urlParams: { ...readUrlParams(device), ...campaignIn(landingSearch()) },
    isMember: () => isSignedIn(session.getState()),
    isSlow,
    deviceName: deviceName(),
    now: () => performance.now(),
  });
}

/** Storage that ends with this page. */
function pageStorage(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Treats hiding as leaving, because some browsers close a page without a `pagehide` event. */
function watchVisibility({ queue }: Tracker): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "hidden") queue.beginLeaving();
    else queue.cancelLeaving();
  };
  const onLeave = () => queue.beginLeaving();
  const onShow = () => queue.cancelLeaving();
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onLeave);
  window.addEventListener("pageshow", onShow);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onLeave);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Returns the query string of the address this page was opened with, before any navigation. */
function landingSearch(): string {
  const [opened] = performance.getEntriesByType("navigation");
  return opened ? new URL(opened.name).search : window.location.search;
}

/** Keeps only campaign parameters, because others may be private, such as a search. */
function campaignIn(search: string): Readonly<Record<string, string>> {
  const pairs = [...new URLSearchParams(search)];
  return Object.fromEntries(pairs.filter(([name]) => /^(?:utm_|onboarding_flow$)/.test(name)));
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}

function deviceName(): string {
  const { userAgentData, platform } = navigator as Navigator & {
    userAgentData?: { platform?: string };
  };
  const { width, height } = window.screen;
  return truncateDevice(`${userAgentData?.platform || platform}, ${width} × ${height}`);
}
