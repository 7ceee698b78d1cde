import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { Pool } from "pg";
import { classStartedJob } from "./views/class-started.job";
import type { ClassViewService } from "./views/class-view.service";
import { countViewsJob } from "./views/count-views.job";

export interface WorkerParts {
  readonly pool: Pool;
  readonly views: ClassViewService;
  readonly redisUrl: string;
  readonly logger: Logger;
  /** Key prefix of the queues; tests use their own. */
  readonly queuePrefix?: string;
  readonly countEveryMs?: number;
}

export interface Workers {
  /** Finishes what is in hand, then leaves. */
  stop(): Promise<void>;
}

const COUNT_EVERY_MS = 5_000;

/** The background part: relays the outbox, hears `class.started`, counts views. */
export function startWorkers(parts: WorkerParts): Workers {
  const { pool, views, redisUrl, logger } = parts;
  const queues = new EventQueues({
    redisUrl,
    logger,
    ...(parts.queuePrefix === undefined ? {} : { prefix: parts.queuePrefix }),
  });
  const routes = { "class.published": ["viewing"] };
  const relay = new OutboxRelay({ pool, queues, routes, logger });
  relay.start();
  queues.consume("catalogue", { "class.started": classStartedJob(views) });
  const counting = countViewsJob({
    views,
    logger,
    everyMs: parts.countEveryMs ?? COUNT_EVERY_MS,
  });
  return {
    stop: async () => {
      await relay.stop();
      await queues.close();
      await counting.stop();
    },
  };
}
