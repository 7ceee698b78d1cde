import type { DeviceStorage } from "../storage/deviceStorage";

const KEY = "eightcount.email";

/** The e-mail "Remember Me" keeps on this device, so that the next sign-in begins with it. */
export interface RememberedEmail {
  readonly get: () => string;
  readonly keep: (email: string) => void;
  readonly forget: () => void;
}

export function createRememberedEmail(device: DeviceStorage): RememberedEmail {
  return {
    get: () => device.get(KEY) ?? "",
    keep: (email) => device.set(KEY, email),
    forget: () => device.remove(KEY),
  };
}
