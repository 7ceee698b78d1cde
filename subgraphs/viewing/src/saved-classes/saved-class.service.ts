import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { owns, requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { ClassFactService } from "../class-facts/class-fact.service";
import { classIdOf } from "../dance-classes/class-id";
import { errors } from "../errors";
import type { PageRequest } from "../paging/keyset";
import { pageOf } from "../paging/page";
import type { SavedClassRow } from "./saved-class";
import type { SavedClassRepository } from "./saved-class.repository";

export interface SavedClassServiceOptions {
  readonly saved: SavedClassRepository;
  readonly facts: Pick<ClassFactService, "find">;
  readonly clock: Clock;
}

export class SavedClassService {
  constructor(private readonly options: SavedClassServiceOptions) {}

  async save(viewer: Viewer, givenClassId: string): Promise<SavedClassRow | Refusal> {
    const memberId = requireEntitled(viewer);
    const classId = classIdOf(givenClassId);
    const fact = classId && (await this.options.facts.find(classId));
    if (!fact) return refuse(errors.classNotFound);
    return this.options.saved.save(memberId, fact.classId, this.options.clock());
  }

  /** Treats another member's saved class as unknown. */
  async unsave(viewer: Viewer, savedClassId: string | null): Promise<SavedClassRow | Refusal> {
    const memberId = requireEntitled(viewer);
    const { saved, clock } = this.options;
    const removed = savedClassId && (await saved.remove(memberId, savedClassId, clock()));
    return removed || refuse(errors.savedClassNotFound);
  }

  async list(
    viewer: Viewer,
    memberId: string,
    page: PageRequest,
  ): Promise<Page<SavedClassRow> | null> {
    if (!owns(viewer, memberId)) return null;
    const rows = await this.options.saved.list(memberId, page);
    return pageOf(rows, page, () => this.options.saved.count(memberId));
  }

  async findByClasses(
    viewer: Viewer,
    classIds: readonly string[],
  ): Promise<readonly SavedClassRow[]> {
    if (viewer.memberId === null) return [];
    return this.options.saved.findByClasses(viewer.memberId, classIds);
  }

  async findMany(viewer: Viewer, ids: readonly string[]): Promise<readonly SavedClassRow[]> {
    return viewer.memberId === null ? [] : this.options.saved.findMany(viewer.memberId, ids);
  }
}
