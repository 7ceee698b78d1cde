import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** The e-mail "Remember Me" keeps on this device, so that the next sign-in begins with it. */
export interface RememberedEmail {
  readonly get: () => string;
  readonly keep: (email: string) => void;
  readonly forget: () => void;
}

export function createRememberedEmail(device: DeviceStorage): RememberedEmail {
  return {
    get: () => device.get(keys.rememberedEmail) ?? "",
    keep: (email) => device.set(keys.rememberedEmail, email),
    forget: () => device.remove(keys.rememberedEmail),
  };
}
