import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { ViewingConfig } from "./config";
import type { PrismaClient } from "./generated/client/client";

export interface ViewingProviders {
  readonly geoIp: GeoIpProvider;
}

export type ViewingInfrastructure = Infrastructure<ViewingConfig, PrismaClient, ViewingProviders>;
