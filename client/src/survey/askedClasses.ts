import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const KEPT_AT_MOST = 200;

function read(device: DeviceStorage): readonly string[] {
  try {
    const kept: unknown = JSON.parse(device.get(keys.surveyedClasses) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const wasAsked = (device: DeviceStorage, classId: string): boolean =>
  read(device).includes(classId);

/** Records that the survey was shown, whatever the answer. Drops the oldest classes first. */
export function markAsked(device: DeviceStorage, classId: string): void {
  device.set(keys.surveyedClasses, JSON.stringify([...read(device), classId].slice(-KEPT_AT_MOST)));
}
