export type { GeoIpProvider, GeoPlace } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
