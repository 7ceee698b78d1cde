import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { ClassStart, ClassViewRepository } from "./class-view.repository";

// Small enough to finish in time even if every class moves up a step of its popularity.
const BATCH_SIZE = 1_000;

/** Updates totals in batches, so that a popular class's row is seldom written. */
export class ClassViewService {
  constructor(
    private readonly views: ClassViewRepository,
    private readonly logger: Logger,
    private readonly batchSize = BATCH_SIZE,
  ) {}

  recordStart(start: ClassStart): Promise<void> {
    return this.views.saveStart(start);
  }

  async countStarts(): Promise<number> {
    let [counted, last] = [0, 0];
    do {
      last = await this.views.countPending(this.batchSize);
      counted += last;
    } while (last === this.batchSize);
    if (counted > 0) this.logger.debug({ counted }, "class views counted");
    return counted;
  }
}
