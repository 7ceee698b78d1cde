import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { DeviceService } from "../devices/device.service";
import type { AccountsInfrastructure } from "../infrastructure";
import type { RefreshCookies } from "../sessions/refresh-cookie.rules";
import { ChangePasswordResolver } from "./change-password.resolver";
import { type ChangePasswordOptions, ChangePasswordService } from "./change-password.service";

export interface ChangePasswordNeeds
  extends Pick<
    ChangePasswordOptions,
    "members" | "passwordChanges" | "sessions" | "passwords" | "attempts" | "mails"
  > {
  readonly devices: DeviceService;
  readonly refreshCookies: RefreshCookies;
}

export function changePasswordModule(
  { config, clock }: AccountsInfrastructure,
  { devices, refreshCookies, ...needs }: ChangePasswordNeeds,
) {
  const changes = new ChangePasswordService({
    ...needs,
    devices,
    publicUrl: config.publicUrl,
    clock,
  });
  return {
    resolvers: [new ChangePasswordResolver(changes, devices, refreshCookies)],
  } satisfies FeatureModule;
}
