import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { ClassStart, ClassViewRepository } from "./class-view.repository";

/**
 * Total views: one per member, class and day. A start is kept at once, in a row of its own; the
 * totals are brought up to date in batches, so that a popular class's row is written seldom.
 */
export class ClassViewService {
  constructor(
    private readonly views: ClassViewRepository,
    private readonly logger: Logger,
  ) {}

  keepStart(start: ClassStart): Promise<void> {
    return this.views.keep(start);
  }

  async countStarts(): Promise<number> {
    const counted = await this.views.countKept();
    if (counted > 0) this.logger.debug({ counted }, "class views counted");
    return counted;
  }
}
