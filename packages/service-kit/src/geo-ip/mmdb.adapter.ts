import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { type CityResponse, Reader } from "mmdb-lib";
import type { GeoIpProvider, GeoPlace } from "./geo-ip.provider";

/** Both formats in use: a flat country code, or the vendor's nested one with cities. */
type Entry = Partial<CityResponse> & { country_code?: string };

const COUNTRIES = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";
const UNKNOWN_PLACE: GeoPlace = { country: null, city: null };
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe[89ab])/i;

export interface MmdbOptions {
  /** "" uses the bundled country database. */
  readonly cityPath: string;
  /** ISO country of private addresses. */
  readonly localCountry: string;
}

export class MmdbGeoIp implements GeoIpProvider {
  readonly #reader: Reader<never>;

  constructor(private readonly options: MmdbOptions) {
    const path = options.cityPath || require.resolve(COUNTRIES);
    this.#reader = new Reader(readFileSync(path));
  }

  locate(address: string): GeoPlace {
    // An IPv4 client on a dual-stack socket appears as ::ffff:203.0.113.7.
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    if (isIP(plain) === 0) return UNKNOWN_PLACE;
    if (PRIVATE.test(plain)) return { country: this.options.localCountry || null, city: null };
    const entry = this.#reader.get(plain) as Entry | null;
    if (!entry) return UNKNOWN_PLACE;
    return {
      country: entry.country?.iso_code ?? entry.country_code ?? null,
      city: entry.city?.names?.en ?? null,
    };
  }
}
