import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import type { ClassRecordRow } from "./class-record";
import type { ContinueDancingRepository } from "./continue-dancing.repository";

export class ContinueDancingService {
  constructor(
    private readonly records: ContinueDancingRepository,
    private readonly clock: Clock,
  ) {}

  /** Removes a started class until it is danced again. Idempotent. */
  async remove(viewer: Viewer, recordId: string | null): Promise<ClassRecordRow | Refusal> {
    return this.#setAside(requireEntitled(viewer), recordId, this.clock());
  }

  async restore(viewer: Viewer, recordId: string | null): Promise<ClassRecordRow | Refusal> {
    return this.#setAside(requireEntitled(viewer), recordId, null);
  }

  async #setAside(memberId: string, recordId: string | null, at: Date | null) {
    const record = recordId && (await this.records.setAside(memberId, recordId, at));
    return record || refuse(errors.classRecordNotFound);
  }
}
