import { keptDevice } from "@eightcount/rules/visits/device";
import type { IEnvironment } from "relay-runtime";
import { onPlayerAction } from "../player/playerActions";
import { isSignedIn } from "../session/authState";
import type { Session } from "../session/session";
import { deviceStorage } from "../storage/deviceStorage";
import { readUrlParams } from "../visitor/urlParams";
import { recordEvents } from "./recordEvents";
import { hearReports } from "./reports";
import { Tracker } from "./tracker";

export interface TrackingStart {
  readonly environment: IEnvironment;
  readonly session: Pick<Session, "getState">;
  /** True if consent was given before this page opened. */
  readonly isFromStart: boolean;
}

export interface CountedVisit {
  readonly pageOpened: (path: string) => void;
  readonly stop: () => void;
}

export function startTracking(start: TrackingStart): CountedVisit {
  const tracker = createTracker(start);
  const ends = [
    followLeaving(tracker),
    onPlayerAction((action) => tracker.acted(action)),
    hearReports((report) => tracker.told(report), start.isFromStart),
    () => tracker.close(),
  ];
  return {
    pageOpened: (path) => tracker.pageOpened(path),
    stop: () => {
      for (const end of ends) end();
    },
  };
}

function createTracker({ environment, session }: TrackingStart): Tracker {
  const device = deviceStorage(() => window.localStorage);
  return new Tracker({
    send: (input, isLeaving) => recordEvents(environment, input, isLeaving),
    device,
    tab: deviceStorage(() => window.sessionStorage),
    urlParams: { ...readUrlParams(device), ...campaignIn(landingSearch()) },
    isMember: () => isSignedIn(session.getState()),
    isSlow,
    deviceName: deviceName(),
    now: () => performance.now(),
  });
}

/** Treats hiding as leaving, because some browsers close a page without a `pagehide` event. */
function followLeaving({ queue }: Tracker): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "hidden") queue.leave();
    else queue.comeBack();
  };
  const onLeave = () => queue.leave();
  const onShow = () => queue.comeBack();
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
  return keptDevice(`${userAgentData?.platform || platform}, ${width} × ${height}`);
}
