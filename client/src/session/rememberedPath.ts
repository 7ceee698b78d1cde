import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Page requested before a redirect to sign in or subscribe, kept until the tab closes. */
export interface RememberedPath {
  readonly remember: (path: string) => void;
  /** Returns the path without forgetting it, or null if there is none. */
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

// Rejects "//host" and "/\host", which leave the site even with a tab in between, because browsers
// drop tabs. Also rejects "/", where every redirect ends anyway.
function isOwnPath(path: string): boolean {
  return /^\/[^/\\\s]/.test(path);
}
