export { geoIpProvider } from "@eightcount/service-kit/geo-ip/registry";
