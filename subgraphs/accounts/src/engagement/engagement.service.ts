import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { DeletionRepository } from "../erasure/deletion.repository";
import type { InboxRepository } from "../events/inbox.repository";
import type { MemberRepository } from "../members/member.repository";
import type { EngagementProvider } from "../providers/engagement/engagement.provider";

export interface EngagementRequest {
  readonly id: string;
  readonly occurredAt: string;
  readonly memberId: string;
  readonly eventType: string;
  readonly eventDetails: unknown;
}

export interface EngagementOptions {
  readonly inbox: InboxRepository;
  readonly members: Pick<MemberRepository, "findById">;
  readonly deletions: Pick<DeletionRepository, "isRequested">;
  readonly provider: EngagementProvider;
  readonly clock: Clock;
  readonly logger: Logger;
}

const MAX_EVENT_AGE_MS = 3_600_000;

export class EngagementService {
  constructor(private readonly options: EngagementOptions) {}

  async forward(request: EngagementRequest): Promise<void> {
    const { inbox, clock, logger } = this.options;
    if (clock().getTime() - Date.parse(request.occurredAt) > MAX_EVENT_AGE_MS) {
      logger.warn({ eventType: request.eventType }, "engagement event dropped; too old");
      return;
    }
    await inbox.once(request.id, () => this.#send(request));
  }

  async #send({ memberId, ...event }: EngagementRequest): Promise<void> {
    const { members, deletions } = this.options;
    const member = await members.findById(memberId);
    // Skips members who have deleted their account, or are about to.
    if (!member || (await deletions.isRequested(memberId))) return;
    await this.options.provider.send({ ...event, email: member.email });
  }
}
