import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** Parameters of the landing address, such as `utm_currency`. */
export type UrlParams = Readonly<Record<string, string>>;

/** Adds the parameters of this address to the stored ones. An email is personal and not stored. */
export function saveUrlParams(device: DeviceStorage, search: string): UrlParams {
  const { email: _, ...given } = Object.fromEntries(new URLSearchParams(search));
  const params = { ...readUrlParams(device), ...given };
  if (Object.keys(params).length > 0) device.set(keys.urlParams, JSON.stringify(params));
  return params;
}

/** Drops a stored parameter once it is used, such as a redeemed gift card. */
export function removeUrlParam(device: DeviceStorage, name: string): void {
  const { [name]: _, ...params } = readUrlParams(device);
  device.set(keys.urlParams, JSON.stringify(params));
}

export function readUrlParams(device: DeviceStorage): UrlParams {
  try {
    const stored: unknown = JSON.parse(device.get(keys.urlParams) ?? "{}");
    const pairs = Object.entries(stored as object).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(pairs) as UrlParams;
  } catch {
    return {};
  }
}
