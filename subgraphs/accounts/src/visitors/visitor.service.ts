import {
  type ClientLocation,
  type CurrencyCode,
  currencyOfCountry,
  toClientLocation,
} from "@eightcount/rules/visits/visitor-location";
import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

export interface VisitorLocation extends ClientLocation {
  readonly currency: CurrencyCode;
}

export class VisitorService {
  constructor(private readonly geoIp: GeoIpProvider) {}

  locate(viewer: Viewer): VisitorLocation {
    const place = toClientLocation({ ip: viewer.address, ...this.geoIp.locate(viewer.address) });
    return { ...place, currency: currencyOfCountry(place.country) };
  }
}
