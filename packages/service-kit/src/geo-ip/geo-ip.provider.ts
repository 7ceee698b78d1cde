/** Approximate location of an address. Unknown parts are null. */
export interface GeoPlace {
  /** ISO 3166 code in upper case. */
  readonly country: string | null;
  readonly city: string | null;
}

/** Locates client addresses. Never throws. An unknown address returns nulls. */
export interface GeoIpProvider {
  locate(address: string): GeoPlace;
}
