import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type { DanceClass } from "./dance-class";
import type { DanceClassRepository } from "./dance-class.repository";
import type { ClassFilter } from "./filter/class-filter";
import type { ClassListReadModel, ClassListRequest } from "./lists/list.read-model";
import { keysetOf, type PageRequest, toClassPage } from "./lists/page";

export interface ClassListQuery extends PageRequest {
  readonly filter: ClassFilter;
  readonly order: ClassListRequest["order"];
}

export class DanceClassService {
  constructor(
    private readonly lists: ClassListReadModel,
    private readonly classes: DanceClassRepository,
    private readonly clock: Clock,
  ) {}

  async list({ filter, order, first, after }: ClassListQuery): Promise<Page<DanceClass>> {
    const now = this.clock();
    const found = await this.lists.list({
      filter,
      order,
      limit: first + 1,
      after: keysetOf(order, after),
      now,
    });
    return toClassPage({
      order,
      first,
      after,
      found: found.map((danceClass) => ({ danceClass, position: 0 })),
      totalCount: () => this.lists.count(filter, now),
    });
  }

  async find(classId: string): Promise<DanceClass | null> {
    if (!isUuid(classId)) return null;
    const [found] = await this.classes.findVisible([classId], this.clock());
    return found ?? null;
  }
}
