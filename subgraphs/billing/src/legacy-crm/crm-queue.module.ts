import { crmRequested } from "@eightcount/contracts/events/crm-requested";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { type CrmWork, crmRequestedJob } from "./crm-requested.job";

const CONCURRENCY = 4;

/** Keeps what waits for the CRM out of billing's own queue. */
export function crmQueueModule(work: CrmWork) {
  return {
    publishes: [crmRequested],
    consumes: [crmRequestedJob(work)],
    queue: { name: "crm", concurrency: CONCURRENCY },
  } satisfies FeatureModule;
}
