import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Email that "Remember Me" stores on this device to prefill the next sign-in. */
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
