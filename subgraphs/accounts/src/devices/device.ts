import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { DeviceCookie, DeviceDays } from "./device-cookie.rules";

export interface Device {
  readonly hash: string;
  /** False without a valid cookie. The id is then new. */
  readonly isRecognized: boolean;
  /** Keeps the cookie this long, or for its current lifetime if that is longer. */
  keepFor(days: DeviceDays): void;
  /** Sets the cookie if `keepFor` was called. */
  writeCookie(setCookie: (cookie: DeviceCookie) => void): void;
}

export interface Caller {
  readonly viewer: Viewer;
  readonly device: Device;
}
