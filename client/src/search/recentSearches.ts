import { type DeviceStorage, deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const MOST = 5;

/** What one person searched for on this device, newest first. It never leaves the device. */
export interface RecentSearches {
  readonly read: () => readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: () => void;
}

/** `owner` keeps people who share a device apart. */
export function recentSearches(
  owner: string,
  device: DeviceStorage = deviceStorage(() => window.localStorage),
): RecentSearches {
  const key = `${keys.recentSearches}${owner}`;
  const read = () => parse(device.get(key));
  return {
    read,
    remember: (text) => {
      const searched = text.trim();
      if (searched === "") return;
      const others = read().filter((other) => other.toLowerCase() !== searched.toLowerCase());
      device.set(key, JSON.stringify([searched, ...others].slice(0, MOST)));
    },
    forget: () => device.remove(key),
  };
}

function parse(kept: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(kept ?? "[]");
    const isText = (text: unknown): text is string => typeof text === "string";
    return Array.isArray(texts) ? texts.filter(isText).slice(0, MOST) : [];
  } catch {
    return [];
  }
}
