import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** The page someone wanted before they were sent to sign in or to subscribe. Lives as long as the tab. */
export interface RememberedPath {
  readonly remember: (path: string) => void;
  /** The path, still remembered; null when there is none. */
  readonly peek: () => string | null;
  readonly forget: () => void;
}

export function createRememberedPath(tab: DeviceStorage): RememberedPath {
  return {
    remember: (path) => {
      if (isOwnPath(path)) tab.set(keys.rememberedPath, path);
    },
    peek: () => {
      const path = tab.get(keys.rememberedPath);
      return path !== null && isOwnPath(path) ? path : null;
    },
    forget: () => tab.remove(keys.rememberedPath),
  };
}

// "//host" and "/\host" would leave the site, also with a tab between, which browsers drop; "/" is
// where everyone ends anyway.
function isOwnPath(path: string): boolean {
  return /^\/[^/\\\s]/.test(path);
}
