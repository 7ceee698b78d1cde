import { FULL_VOLUME } from "../playerControls";

/** Where a preference is kept between visits. */
export type PreferenceStorage = Pick<Storage, "getItem" | "setItem">;

const KEY = "playerVolume";

/** The stored volume, 0 to 100; 0 on the very first visit or when the text is no number. */
export function readVolume(storage: PreferenceStorage): number {
  const volume = Number(storage.getItem(KEY) ?? 0);
  return Number.isFinite(volume) ? Math.min(Math.max(volume, 0), FULL_VOLUME) : 0;
}

export function keepVolume(storage: PreferenceStorage, volume: number): void {
  storage.setItem(KEY, String(Math.round(volume)));
}
