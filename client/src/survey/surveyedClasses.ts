import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const MAX_STORED_CLASSES = 200;

function read(device: DeviceStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(device.get(keys.surveyedClasses) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export const wasSurveyed = (device: DeviceStorage, classId: string): boolean =>
  read(device).includes(classId);

/** Records that the survey was shown, whatever the answer. Drops the oldest classes first. */
export function markSurveyed(device: DeviceStorage, classId: string): void {
  device.set(
    keys.surveyedClasses,
    JSON.stringify([...read(device), classId].slice(-MAX_STORED_CLASSES)),
  );
}
