import {
  forgetEvents,
  isAboutMember,
  type QueueAccess,
} from "@eightcount/service-kit/events/forget-events";
import type { ErasureRepository } from "./erasure.repository";

export interface ErasureOptions {
  readonly erasures: ErasureRepository;
  readonly queues: QueueAccess;
}

/** Erases a member from this subgraph's tables and queue. */
export class ErasureService {
  constructor(private readonly options: ErasureOptions) {}

  /** Safe to repeat. */
  async erase(memberId: string): Promise<void> {
    const { erasures, queues } = this.options;
    await erasures.erase(memberId);
    await forgetEvents(queues, { consumers: ["catalogue"], isForgotten: isAboutMember(memberId) });
  }
}
