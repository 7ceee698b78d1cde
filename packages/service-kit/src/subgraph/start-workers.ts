import { EventQueues } from "../events/event-queues";
import { observeOutbox } from "../events/observe-outbox";
import { OutboxRelay } from "../events/outbox";
import type { DrainStep } from "../http/http-process";
import { startPruning } from "../process/start-pruning";
import type { PrismaConnection } from "./database";
import type { FeatureModule } from "./feature-module";
import type { Infrastructure } from "./infrastructure";
import { consumersOf, publishedBy } from "./merge-modules";
import type { SubgraphConfig } from "./subgraph-config";

export interface WorkerPlan {
  readonly name: string;
  readonly infrastructure: Infrastructure<SubgraphConfig, PrismaConnection>;
  readonly modules: readonly FeatureModule[];
}

export function startWorkers({ name, infrastructure, modules }: WorkerPlan): DrainStep {
  const { config, logger, pool, probe, redisPrefix } = infrastructure;
  const queues = new EventQueues({ redisUrl: config.redisUrl, logger, prefix: redisPrefix });
  const contracts = publishedBy(name, modules);
  const outbox = new OutboxRelay({ pool, queues, contracts, logger });
  for (const { name: queue, handlers, ...options } of consumersOf(name, modules)) {
    queues.consume(queue, handlers, options);
  }
  outbox.start();
  const stopObserving = observeOutbox(probe);
  const stopJobs = modules.flatMap(({ jobs = [] }) => jobs.map((start) => start()));
  const stopPruning = modules.flatMap(({ pruning = [] }) =>
    pruning.map(({ prune, failure }) => startPruning(prune, { logger, failure })),
  );
  return async () => {
    stopObserving();
    for (const stop of stopPruning) stop();
    await outbox.stop();
    // Together, because a long job must learn of the stop before the queues have drained.
    await Promise.all([queues.close(), ...stopJobs.map((stop) => stop())]);
  };
}
