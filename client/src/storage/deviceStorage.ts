/** Storage that never throws. In private windows or with a full disk, it forgets values instead. */
export interface DeviceStorage {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Wraps `localStorage` (this device) or `sessionStorage` (this tab). */
export function deviceStorage(storage: () => Storage): DeviceStorage {
  const attempt = <T>(action: (target: Storage) => T, fallback: T): T => {
    try {
      return action(storage());
    } catch {
      return fallback;
    }
  };
  return {
    get: (key) => attempt((target) => target.getItem(key), null),
    set: (key, value) => attempt((target) => target.setItem(key, value), undefined),
    remove: (key) => attempt((target) => target.removeItem(key), undefined),
  };
}
