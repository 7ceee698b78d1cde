import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { DeviceCookie, DeviceDays } from "./device-cookie.rules";

export interface Device {
  /** Of the id that this request uses. By default the browser's first one. */
  readonly hash: string;
  /** Of every id in the cookie. A member is known by an id of their own. */
  readonly hashes: readonly string[];
  /** False without a valid cookie. The id is then new. */
  readonly isRecognized: boolean;
  /** The same browser under another id of its cookie. */
  withHash(hash: string): Device;
  /** The same browser under a new id, which no copy of its cookie has. */
  withNewId(): Device;
  /** The same browser under a new first id, unless its first id is new already. */
  withNewFirstId(): Device;
  /** Keeps the cookie this long, or for its current lifetime if that is longer. */
  keepFor(days: DeviceDays): void;
  /** Sets the cookie if `keepFor` was called. */
  writeCookie(setCookie: (cookie: DeviceCookie) => void): void;
}

export interface Caller {
  readonly viewer: Viewer;
  readonly device: Device;
}
