import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { startPruning } from "@eightcount/service-kit/process/start-pruning";
import type { KeptSince } from "./tracking-entry";

const A_DAY_MS = 86_400_000;

export interface TrackingPruning {
  readonly visits: { forgetBefore(moments: KeptSince): Promise<void> };
  readonly keptDays: { readonly members: number; readonly visitors: number };
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Forgets old visits now and then; it ends when the returned function is called. */
export function startTrackingPruning({ visits, keptDays, clock, logger }: TrackingPruning) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * A_DAY_MS);
  const prune = () =>
    visits.forgetBefore({
      members: daysAgo(keptDays.members),
      visitors: daysAgo(keptDays.visitors),
    });
  return startPruning(prune, { logger, failure: "old visits were not forgotten" });
}
