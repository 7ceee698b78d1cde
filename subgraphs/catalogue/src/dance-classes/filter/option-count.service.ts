import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type FilterInput, listingFilter } from "./class-filter.rules";
import type { ClassFilterCounts } from "./option-count";
import type { ClassFilterCountReadModel } from "./option-count.read-model";

export class ClassFilterCountService {
  constructor(
    private readonly counts: ClassFilterCountReadModel,
    private readonly clock: Clock,
  ) {}

  count(input: FilterInput): Promise<ClassFilterCounts> {
    const now = this.clock();
    return this.counts.count(listingFilter(input, now), now);
  }
}
