import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { InboxRepository } from "../events/inbox.repository";
import type { AccountsInfrastructure } from "../infrastructure";
import { entitlementChangedJob } from "./entitlement.job";
import { EntitlementRepository } from "./entitlement.repository";
import { EntitlementService } from "./entitlement.service";
import { EntitlementTicketReader } from "./entitlement-ticket";

export function entitlementsModule({ pool, config, clock, logger }: AccountsInfrastructure) {
  const entitlements = new EntitlementService({
    entitlements: new EntitlementRepository(pool, new InboxRepository(pool)),
    tickets: new EntitlementTicketReader(config.ticketSecret, clock),
    logger,
  });
  return {
    consumes: [entitlementChangedJob(entitlements)],
    services: { entitlements },
  } satisfies FeatureModule;
}
