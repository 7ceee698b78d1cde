import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { HelpRepository } from "./help.repository";
import { HelpResolver } from "./help.resolver";
import { type HelpOptions, HelpService } from "./help.service";

export type HelpNeeds = Pick<HelpOptions, "mails" | "attempts">;

export function helpModule(
  { prisma, config }: AccountsInfrastructure,
  { mails, attempts }: HelpNeeds,
) {
  const help = new HelpService({
    help: new HelpRepository(prisma),
    mails,
    attempts,
    supportEmail: config.supportEmail,
    isTracking: config.trackingMode !== "off",
  });
  return { resolvers: [new HelpResolver(help)] } satisfies FeatureModule;
}
