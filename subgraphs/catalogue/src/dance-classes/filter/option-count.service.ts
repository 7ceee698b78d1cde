import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type AskedFilter, listingFilter } from "./class-filter.rules";
import type { ClassFilterCounts } from "./option-count";
import type { ClassFilterCountReadModel } from "./option-count.read-model";

export class ClassFilterCountService {
  constructor(
    private readonly counts: ClassFilterCountReadModel,
    private readonly clock: Clock,
  ) {}

  count(asked: AskedFilter): Promise<ClassFilterCounts> {
    const now = this.clock();
    return this.counts.count(listingFilter(asked, now), now);
  }
}
