import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { ClassRecordRow } from "./class-record";
import type { ContinueDancingRepository } from "./continue-dancing.repository";

/** What a member takes out of the row and puts back. History is not touched by it. */
export class ContinueDancingService {
  constructor(
    private readonly records: ContinueDancingRepository,
    private readonly clock: Clock,
  ) {}

  /** Takes a started class out of the row until it is danced again; doing it twice changes nothing. */
  async remove(viewer: Viewer, recordId: string | null): Promise<ClassRecordRow | Refusal> {
    return this.#setAside(requireEntitled(viewer), recordId, this.clock());
  }

  /** Undoes the removal. */
  async restore(viewer: Viewer, recordId: string | null): Promise<ClassRecordRow | Refusal> {
    return this.#setAside(requireEntitled(viewer), recordId, null);
  }

  async #setAside(memberId: string, recordId: string | null, at: Date | null) {
    const record = recordId && (await this.records.setAside(memberId, recordId, at));
    return record || refuse(errors.classRecordNotFound);
  }
}
