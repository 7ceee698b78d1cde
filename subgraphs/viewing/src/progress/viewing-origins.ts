import { browserOf, deviceOf } from "@eightcount/rules/visits/user-agent";
import { toClientLocation } from "@eightcount/rules/visits/visitor-location";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { LRUCache } from "lru-cache";
import type { ProgressUpdate, ViewingOrigin } from "./progress.rules";
import { trackingId } from "./tracking-id.rules";

export interface AddressLocator {
  locate(address: string): { readonly country: string | null; readonly city: string | null };
}

/** Tracking ids that the browser sends with the member's consent, and only then. */
export interface TrackingIds {
  readonly sessionId?: string | null;
  readonly pageViewId?: string | null;
}

export type OriginKey = Pick<ProgressUpdate, "memberId" | "classId" | "sessionId">;

const CACHE_SIZE = 20_000;

/** Remembers stored origins, so that only a session's first update stores one. */
export class ViewingOrigins {
  readonly #stored: LRUCache<string, string>;

  constructor(
    private readonly locator: AddressLocator,
    cacheSize = CACHE_SIZE,
  ) {
    this.#stored = new LRUCache({ max: cacheSize });
  }

  /** Returns the origin to store with this update, or null without consent or if it is stored. */
  originToStore(key: OriginKey, viewer: Viewer, ids: TrackingIds): ViewingOrigin | null {
    const browserSession = trackingId(ids.sessionId);
    if (browserSession === null) return null;
    const pageView = trackingId(ids.pageViewId);
    if (this.#stored.get(sessionKey(key)) === idsOf({ browserSession, pageView })) return null;
    const { address, userAgent } = viewer;
    return {
      browserSession,
      pageView,
      device: deviceOf(userAgent),
      browser: browserOf(userAgent),
      userAgent,
      ...toClientLocation({ ip: address, ...this.locator.locate(address) }),
    };
  }

  /** Call it after the commit, so that later updates do not store the origin again. */
  markStored(key: OriginKey, origin: ViewingOrigin): void {
    this.#stored.set(sessionKey(key), idsOf(origin));
  }
}

const sessionKey = ({ memberId, classId, sessionId }: OriginKey) =>
  `${memberId}:${classId}:${sessionId}`;

const idsOf = ({ browserSession, pageView }: Pick<ViewingOrigin, "browserSession" | "pageView">) =>
  `${browserSession}:${pageView ?? ""}`;
