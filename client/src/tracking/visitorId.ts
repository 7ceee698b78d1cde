import type { DeviceStorage } from "../session/deviceStorage";

const KEY = "eightcount.visitor-id";

/** The anonymous id of this browser; null as long as cookies were not accepted. */
export const readVisitorId = (device: DeviceStorage): string | null => device.get(KEY);

/** The same, made when there is none. */
export function visitorId(device: DeviceStorage): string {
  const known = readVisitorId(device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  device.set(KEY, made);
  return device.get(KEY) ?? made;
}

/** Forgets who this browser was. */
export const forgetVisitorId = (device: DeviceStorage): void => device.remove(KEY);
