import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { DeviceDays } from "./device-cookie.rules";

/** The browser a request comes from, as its cookie names it. */
export interface Device {
  /** Hash of the cookie's random id; all that is kept of it. */
  readonly hash: string;
  /** False without a cookie of ours: the id is new, and nothing is known of the browser. */
  readonly isRecognized: boolean;
  /** Has the browser keep the cookie this long, or as long as before if that is longer. */
  keepFor(days: DeviceDays): void;
  /** Adds the cookie to the answer, if it is to be kept. */
  handTo(setCookie: (header: string) => void): void;
}

/** Who asks, and on which browser. */
export interface Caller {
  readonly viewer: Viewer;
  readonly device: Device;
}
