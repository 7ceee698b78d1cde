import type { DeviceStorage } from "../storage/deviceStorage";
import { deviceKeys } from "../storage/keys";

/** The anonymous id of this browser; null as long as cookies were not accepted. */
export const readVisitorId = (device: DeviceStorage): string | null =>
  device.get(deviceKeys.visitorId);

/** The same, made when there is none. */
export function visitorId(device: DeviceStorage): string {
  const known = readVisitorId(device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  device.set(deviceKeys.visitorId, made);
  return device.get(deviceKeys.visitorId) ?? made;
}
