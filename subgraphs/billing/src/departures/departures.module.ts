import { memberErasedJob } from "@eightcount/service-kit/erasure/member-erased.job";
import { forgetEvents, isAboutMember } from "@eightcount/service-kit/events/forget-events";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { deletionRequestedJob } from "./deletion-requested.job";
import { deletionWithdrawnJob } from "./deletion-withdrawn.job";
import { startDepartureJob } from "./departure.job";
import { DepartureRepository } from "./departure.repository";
import { type DepartureParts, DepartureService } from "./departure.service";
import { type ErasureParts, ErasureService } from "./erasure.service";

export type DeparturesNeeds = Pick<DepartureParts, "accounts" | "cancellations"> &
  Pick<ErasureParts, "contacts" | "giverAccounts">;

/** A CRM that hangs delays neither billing's other events nor the next member who leaves. */
const QUEUE = { name: "departures", concurrency: 3 };

export function departuresModule(
  infrastructure: BillingInfrastructure,
  { accounts, contacts, cancellations, giverAccounts }: DeparturesNeeds,
) {
  const { pool, providers, clock, logger, config, redisPrefix } = infrastructure;
  const departures = new DepartureRepository(pool);
  const leaving = new DepartureService({ departures, accounts, cancellations, clock, logger });
  const erasures = new ErasureService({
    departures,
    contacts,
    giverAccounts,
    provider: providers.billing,
    crm: providers.crm,
    forget: (memberId) =>
      forgetEvents(infrastructure, {
        consumers: ["billing", "crm", QUEUE.name],
        isForgotten: isAboutMember(memberId),
      }),
  });
  return {
    consumes: [
      deletionRequestedJob(leaving),
      deletionWithdrawnJob(leaving),
      memberErasedJob(erasures),
    ],
    queue: QUEUE,
    jobs: [
      () => startDepartureJob(leaving, { redisUrl: config.redisUrl, prefix: redisPrefix, logger }),
    ],
    services: { departures: leaving },
  } satisfies FeatureModule;
}
