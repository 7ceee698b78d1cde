import type { GeoIpProvider } from "./geo-ip.provider";
import { MmdbGeoIp, type MmdbOptions } from "./mmdb.adapter";

const factories = {
  mmdb: (options: MmdbOptions) => new MmdbGeoIp(options),
};

export type GeoIpProviderName = keyof typeof factories;

export function geoIpProvider(name: GeoIpProviderName, options: MmdbOptions): GeoIpProvider {
  return factories[name](options);
}
