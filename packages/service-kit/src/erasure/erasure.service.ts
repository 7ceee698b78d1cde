import { forgetEvents, isAboutMember, type QueueAccess } from "../events/forget-events";

export interface MemberErasure {
  /** Safe to repeat: a second call finds nothing left to delete. */
  erase(memberId: string): Promise<void>;
}

export interface ErasureOptions {
  readonly erasures: MemberErasure;
  readonly queues: QueueAccess;
  /** The subgraph's name in the queue of its events. */
  readonly consumer: string;
}

export class ErasureService implements MemberErasure {
  constructor(private readonly options: ErasureOptions) {}

  async erase(memberId: string): Promise<void> {
    const { erasures, queues, consumer } = this.options;
    await erasures.erase(memberId);
    await forgetEvents(queues, { consumers: [consumer], isForgotten: isAboutMember(memberId) });
  }
}
