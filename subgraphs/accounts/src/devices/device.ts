import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { DeviceCookie, DeviceDays } from "./device-cookie.rules";

/** The browser a request comes from, identified by its cookie. */
export interface Device {
  /** Hash of the cookie's random id. The id itself is not stored. */
  readonly hash: string;
  /** False without a cookie of ours: the id is new and the browser unknown. */
  readonly isRecognized: boolean;
  /** Has the browser keep the cookie this long, or as long as before if that is longer. */
  keepFor(days: DeviceDays): void;
  /** Adds the cookie to the response, if it is to be kept. */
  handTo(setCookie: (cookie: DeviceCookie) => void): void;
}

/** The viewer of a request and their browser. */
export interface Caller {
  readonly viewer: Viewer;
  readonly device: Device;
}
