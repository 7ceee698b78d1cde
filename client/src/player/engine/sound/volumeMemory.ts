import { FULL_VOLUME } from "../playerControls";

export type PreferenceStorage = Pick<Storage, "getItem" | "setItem">;

const KEY = "playerVolume";

/** Returns 0 on the first visit or if the stored text is not a number. */
export function readVolume(storage: PreferenceStorage): number {
  const volume = Number(storage.getItem(KEY) ?? 0);
  return Number.isFinite(volume) ? Math.min(Math.max(volume, 0), FULL_VOLUME) : 0;
}

export function saveVolume(storage: PreferenceStorage, volume: number): void {
  storage.setItem(KEY, String(Math.round(volume)));
}
