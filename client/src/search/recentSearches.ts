import { type DeviceStorage, deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const MAX_SEARCHES = 5;

/** Recent searches on this device, newest first. They are never sent to the server. */
export interface RecentSearches {
  readonly read: () => readonly string[];
  readonly remember: (text: string) => void;
  readonly forget: () => void;
}

/** Opens the list of one `owner`, so that members who share a device don't share searches. */
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
      device.set(key, JSON.stringify([searched, ...others].slice(0, MAX_SEARCHES)));
    },
    forget: () => device.remove(key),
  };
}

function parse(stored: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(stored ?? "[]");
    const isText = (text: unknown): text is string => typeof text === "string";
    return Array.isArray(texts) ? texts.filter(isText).slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}
