import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Returns this browser's anonymous id. Null without consent. */
export const readVisitorId = (device: DeviceStorage): string | null => device.get(keys.visitorId);

/** Returns this browser's anonymous id and creates it if missing. */
export function visitorId(device: DeviceStorage): string {
  const known = readVisitorId(device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  device.set(keys.visitorId, made);
  return device.get(keys.visitorId) ?? made;
}
