import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { startReconcileJob } from "./reconcile.job";
import { type ReconcileParts, ReconcileService } from "./reconcile.service";

export type ReconcileNeeds = Pick<
  ReconcileParts,
  "accounts" | "subscriptions" | "readings" | "purchaseAttempts" | "billingActions" | "deliveries"
>;

export function reconcileModule(
  { config, clock, logger, redisPrefix }: BillingInfrastructure,
  needs: ReconcileNeeds,
) {
  const { reconcileMinutes, redisUrl } = config;
  const reconcile = new ReconcileService({
    ...needs,
    clock,
    logger,
    staleMinutes: reconcileMinutes,
  });
  const schedule = { redisUrl, prefix: redisPrefix, everyMinutes: reconcileMinutes, logger };
  return {
    jobs: [() => startReconcileJob(reconcile, schedule)],
    services: { reconcile },
  } satisfies FeatureModule;
}
