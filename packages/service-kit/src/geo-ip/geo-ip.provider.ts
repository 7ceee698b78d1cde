/** Where an address seems to be; null where nothing is known. */
export interface GeoPlace {
  /** ISO 3166 code in capitals. */
  readonly country: string | null;
  readonly city: string | null;
}

/** Places client addresses on the map. Never throws: what it does not know is null. */
export interface GeoIpProvider {
  locate(address: string): GeoPlace;
}
