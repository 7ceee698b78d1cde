import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { ClassStart, ClassViewRepository } from "./class-view.repository";

// Few enough that a statement ends in time even if every class climbs a step of its popularity.
const MOST_AT_ONCE = 1_000;

/**
 * Total views: one per member, class and day. A start is kept at once, in a row of its own; the
 * totals are brought up to date in batches, so that a popular class's row is written seldom.
 */
export class ClassViewService {
  constructor(
    private readonly views: ClassViewRepository,
    private readonly logger: Logger,
    private readonly most = MOST_AT_ONCE,
  ) {}

  keepStart(start: ClassStart): Promise<void> {
    return this.views.keep(start);
  }

  /** In short statements, however many starts have piled up; answers how many there were. */
  async countStarts(): Promise<number> {
    let [counted, last] = [0, 0];
    do {
      last = await this.views.countKept(this.most);
      counted += last;
    } while (last === this.most);
    if (counted > 0) this.logger.debug({ counted }, "class views counted");
    return counted;
  }
}
