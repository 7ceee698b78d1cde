import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { DeviceService } from "../devices/device.service";
import type { AccountsInfrastructure } from "../infrastructure";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import { SignedInDeviceRepository } from "./signed-in-device.repository";
import { SignedInDeviceResolver } from "./signed-in-device.resolver";
import { type SignedInDeviceOptions, SignedInDeviceService } from "./signed-in-device.service";

export interface SignedInDevicesNeeds extends Pick<SignedInDeviceOptions, "sessions" | "ended"> {
  readonly devices: DeviceService;
  readonly refreshCookies: RefreshCookies;
}

export function signedInDevicesModule(
  { prisma, clock }: AccountsInfrastructure,
  { devices, refreshCookies, sessions, ended }: SignedInDevicesNeeds,
) {
  const listed = new SignedInDeviceRepository(prisma);
  const service = new SignedInDeviceService({ devices: listed, sessions, ended, clock });
  return {
    resolvers: [new SignedInDeviceResolver(service, devices, refreshCookies)],
  } satisfies FeatureModule;
}
