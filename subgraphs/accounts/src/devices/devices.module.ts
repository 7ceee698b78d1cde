import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { DeviceRepository } from "./device.repository";
import { DeviceService } from "./device.service";

export function devicesModule({ prisma, config, clock }: AccountsInfrastructure) {
  const devices = new DeviceService({
    devices: new DeviceRepository(prisma),
    secret: config.codeSecret,
    isCookieSecure: config.isCookieSecure || config.nodeEnv === "production",
    clock,
  });
  return {
    pruning: [{ prune: () => devices.pruneUnused(), failure: "pruning unused devices failed" }],
    services: { devices },
  } satisfies FeatureModule;
}
