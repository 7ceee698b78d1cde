import type { Device } from "../devices/device";
import { type PendingSignUp, signUpOfBrowser } from "./pending-sign-up.rules";

/** Returns the browser under the id with which it signed up, by its newest id if there are several. */
export function signedUpDevice(device: Device, pending: readonly PendingSignUp[]): Device {
  const own = signUpOfBrowser(pending, device.hashes);
  return own === undefined ? device : device.withHash(own.deviceHash);
}
