import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";

const EVERY_MS = 6 * 3_600_000;
const A_DAY_MS = 86_400_000;

export interface TrackingPruning {
  readonly visits: { forgetBefore(moment: Date): Promise<void> };
  readonly keptDays: number;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Forgets old visits now and then; it ends when the returned function is called. */
export function startTrackingPruning({ visits, keptDays, clock, logger }: TrackingPruning) {
  const prune = () =>
    visits
      .forgetBefore(new Date(clock().getTime() - keptDays * A_DAY_MS))
      .catch((error: unknown) => logger.warn({ err: error }, "old visits were not forgotten"));
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
