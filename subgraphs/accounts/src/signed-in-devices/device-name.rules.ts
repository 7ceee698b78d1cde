/** Has the same members as the column's enum. */
export type DeviceKind = "COMPUTER" | "PHONE" | "TABLET" | "TV" | "OTHER";

export interface DeviceDescription {
  /** Such as Chrome. Empty if unknown. */
  readonly browser: string;
  /** Such as macOS. Empty if unknown. */
  readonly system: string;
  readonly deviceKind: DeviceKind;
}

export function deviceName({ browser, system }: Omit<DeviceDescription, "deviceKind">): string {
  if (browser && system) return `${browser} on ${system}`;
  if (system) return `Browser on ${system}`;
  return browser || "Unknown device";
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });

export const placeName = (country: string | null): string | null =>
  country === null ? null : (countryNames.of(country) ?? null);
