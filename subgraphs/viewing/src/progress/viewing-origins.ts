import { browserOf, deviceOf } from "@eightcount/rules/visits/user-agent";
import { visitorPlace } from "@eightcount/rules/visits/visitor-location";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ProgressUpdate, ViewingOrigin } from "./progress.rules";
import { trackingId } from "./tracking-id.rules";

/** Places client addresses on the map; null where nothing is known. */
export interface AddressMap {
  locate(address: string): { readonly country: string | null; readonly city: string | null };
}

/** What the browser tells of its tracking; absent without consent. */
export interface TrackingIds {
  readonly sessionId?: string | null;
  readonly pageViewId?: string | null;
}

export type OriginKey = Pick<ProgressUpdate, "memberId" | "classId" | "sessionId">;

const MAX_USER_AGENT = 512;
const REMEMBERED = 20_000;

/**
 * Says where viewings come from, and remembers whose origin is stored: a session's first update
 * carries it, its heartbeats do not.
 */
export class ViewingOrigins {
  readonly #stored = new Map<string, string>();

  constructor(
    private readonly map: AddressMap,
    private readonly maxRemembered = REMEMBERED,
  ) {}

  /** The origin to store with this update; null when it is stored already. */
  unstored(key: OriginKey, viewer: Viewer, ids: TrackingIds): ViewingOrigin | null {
    const browserSession = trackingId(ids.sessionId);
    const pageView = browserSession && trackingId(ids.pageViewId);
    if (this.#stored.get(nameOf(key)) === toldBy({ browserSession, pageView })) return null;
    const { address, userAgent } = viewer;
    return {
      browserSession,
      pageView,
      device: deviceOf(userAgent),
      browser: browserOf(userAgent),
      userAgent: userAgent.slice(0, MAX_USER_AGENT),
      ...visitorPlace({ ip: address, ...this.map.locate(address) }),
    };
  }

  /** Call it after the commit: the session's next updates need not carry this origin. */
  remember(key: OriginKey, origin: ViewingOrigin): void {
    const name = nameOf(key);
    this.#stored.delete(name);
    this.#stored.set(name, toldBy(origin));
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > this.maxRemembered && oldest) this.#stored.delete(oldest);
  }
}

const nameOf = ({ memberId, classId, sessionId }: OriginKey) =>
  `${memberId}:${classId}:${sessionId}`;

const toldBy = ({ browserSession, pageView }: Pick<ViewingOrigin, "browserSession" | "pageView">) =>
  `${browserSession ?? ""}:${pageView ?? ""}`;
