import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** The anonymous id of this browser; null as long as cookies were not accepted. */
export const readVisitorId = (device: DeviceStorage): string | null => device.get(keys.visitorId);

/** The same, made when there is none. */
export function visitorId(device: DeviceStorage): string {
  const known = readVisitorId(device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  device.set(keys.visitorId, made);
  return device.get(keys.visitorId) ?? made;
}
