import { crmRequested } from "@eightcount/contracts/events/crm-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { crmRequestedJob } from "./crm-requested.job";
import { type CrmWorkParts, CrmWorkService } from "./crm-work.service";

const CONCURRENCY = 4;

/** Keeps what waits for the CRM out of billing's own queue. */
export function crmQueueModule(parts: CrmWorkParts) {
  return {
    publishes: [crmRequested],
    consumes: [crmRequestedJob(new CrmWorkService(parts))],
    queue: { name: "crm", concurrency: CONCURRENCY },
  } satisfies FeatureModule;
}
