import type { Device } from "../devices/device";
import type { PendingSignUp } from "./pending-sign-up.rules";

/** Returns the browser under the id with which it signed up, by its newest id if there are several. */
export function signedUpDevice(device: Device, pending: readonly PendingSignUp[]): Device {
  const isPending = (hash: string) => pending.some(({ deviceHash }) => deviceHash === hash);
  const hash = device.hashes.find(isPending);
  return hash === undefined ? device : device.withHash(hash);
}
