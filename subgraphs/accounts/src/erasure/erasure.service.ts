import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { DomainEvent } from "@eightcount/service-kit/events/domain-event";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import type { ErasureRepository } from "./erasure.repository";
import type { ErasedTraces, MemberMails } from "./member-mails";

export interface ErasureOptions {
  readonly erasures: ErasureRepository;
  readonly ended: Pick<EndedSessionsRepository, "add">;
  readonly mails: MemberMails;
  readonly forget: (isForgotten: (event: DomainEvent) => boolean) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Logger;
}

const BATCH = 100;

export class ErasureService {
  constructor(private readonly options: ErasureOptions) {}

  /** Returns how many members were erased. Members who cannot be erased do not stop the round. */
  async eraseDue(isStopping: () => boolean = () => false): Promise<number> {
    const { erasures, clock } = this.options;
    const now = clock();
    const skipped: string[] = [];
    let erased = 0;
    for (;;) {
      const due = await erasures.findDue(now, { skipped, limit: BATCH });
      if (due.length === 0) return erased;
      for (const memberId of due) {
        if (isStopping()) return erased;
        if (await this.#tryToErase(memberId, now)) erased += 1;
        else skipped.push(memberId);
      }
    }
  }

  async #tryToErase(memberId: string, now: Date): Promise<boolean> {
    try {
      return await this.#erase(memberId, now);
    } catch (error) {
      this.options.logger.error({ err: error, memberId }, "erasing a member failed");
      return false;
    }
  }

  async #erase(memberId: string, now: Date): Promise<boolean> {
    const { erasures, ended, mails, logger } = this.options;
    const erased = await erasures.erase(memberId, now, (email) => {
      const recipient = mails.recipientOf(email);
      const traces = { memberId, recipient };
      const isOwn = (sealed: string) => mails.isOwnSealed(mailRequested.topic, sealed, traces);
      return { recipient, isOwn };
    });
    if (!erased) return false;
    await ended.add(erased.sessionIds);
    logger.info({ memberId }, "member erased");
    return true;
  }

  /** Removes the member's events from the queues of accounts. Safe to repeat. */
  forgetEvents(traces: ErasedTraces): Promise<void> {
    const { forget, mails } = this.options;
    return forget((event) => mails.isOwn(event, traces));
  }
}
