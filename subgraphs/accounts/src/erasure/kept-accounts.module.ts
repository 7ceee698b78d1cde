import { memberDeletionWithdrawn } from "@eightcount/contracts/events/member-deletion-withdrawn";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { AccountsInfrastructure } from "../infrastructure";
import { DeletionRepository } from "./deletion.repository";
import { type KeptAccountOptions, KeptAccountService } from "./kept-account.service";

/** Separate from the erasure module, because signing in needs it and erasure needs sign-ins. */
export function keptAccountsModule(
  { prisma, config: { publicUrl } }: AccountsInfrastructure,
  { mails }: Pick<KeptAccountOptions, "mails">,
) {
  const deletions = new DeletionRepository(prisma);
  return {
    publishes: [memberDeletionWithdrawn],
    services: {
      deletions,
      keptAccounts: new KeptAccountService({ mails, publicUrl }),
    },
  } satisfies FeatureModule;
}
