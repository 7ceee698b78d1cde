import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

/** The parameters of the address a visitor landed on, such as `utm_currency`. */
export type UrlParams = Readonly<Record<string, string>>;

/** Keeps the parameters of this visit's first address; later ones add to them. */
export function keepUrlParams(device: DeviceStorage, search: string): UrlParams {
  const params = { ...readUrlParams(device), ...Object.fromEntries(new URLSearchParams(search)) };
  if (Object.keys(params).length > 0) device.set(keys.urlParams, JSON.stringify(params));
  return params;
}

/** Drops a kept parameter that has done its work, such as the gift card's after it was redeemed. */
export function forgetUrlParam(device: DeviceStorage, name: string): void {
  const { [name]: _, ...params } = readUrlParams(device);
  device.set(keys.urlParams, JSON.stringify(params));
}

export function readUrlParams(device: DeviceStorage): UrlParams {
  try {
    const kept: unknown = JSON.parse(device.get(keys.urlParams) ?? "{}");
    const pairs = Object.entries(kept as object).filter(([, value]) => typeof value === "string");
    return Object.fromEntries(pairs) as UrlParams;
  } catch {
    return {};
  }
}
