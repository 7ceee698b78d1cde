import type { DeviceStorage } from "../storage/deviceStorage";
import { VISITOR_ID_KEY } from "./forgetVisitor";

/** The anonymous id of this browser; null as long as cookies were not accepted. */
export const readVisitorId = (device: DeviceStorage): string | null => device.get(VISITOR_ID_KEY);

/** The same, made when there is none. */
export function visitorId(device: DeviceStorage): string {
  const known = readVisitorId(device);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  device.set(VISITOR_ID_KEY, made);
  return device.get(VISITOR_ID_KEY) ?? made;
}
