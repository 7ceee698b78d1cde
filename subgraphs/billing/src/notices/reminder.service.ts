import { addDays } from "@eightcount/rules/billing/billing-dates";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import { CARD_NOTICE_DAYS, REMINDER_DAYS, remindersOf } from "./due-notices";
import type { MemberPage, NoticeRepository } from "./notice.repository";

export interface ReminderParts {
  readonly notices: NoticeRepository;
  readonly clock: Clock;
  readonly logger: Logger;
}

const PAGE = 100;

export class ReminderService {
  constructor(private readonly parts: ReminderParts) {}

  /** Safe to repeat, because a reminder is requested once. Returns how many members were looked at. */
  async remind(isStopping: () => boolean = () => false): Promise<number> {
    const { notices, clock } = this.parts;
    const now = clock();
    const trials = { after: now, until: addDays(now, REMINDER_DAYS) };
    const cards = { after: now, until: addDays(now, CARD_NOTICE_DAYS) };
    const seen = [
      await this.#each((page) => notices.findTrialsEnding(trials, page), now, isStopping),
      await this.#each((page) => notices.findCardsExpiring(cards, page), now, isStopping),
    ];
    return seen.reduce((sum, count) => sum + count, 0);
  }

  async #each(
    find: (page: MemberPage) => Promise<readonly string[]>,
    now: Date,
    isStopping: () => boolean,
  ): Promise<number> {
    let seen = 0;
    let afterMember: string | null = null;
    for (;;) {
      const members: readonly string[] = await find({ afterMember, limit: PAGE });
      for (const memberId of members) {
        if (isStopping()) return seen;
        await this.#remind(memberId, now);
        seen += 1;
      }
      afterMember = members.at(-1) ?? null;
      if (members.length < PAGE) return seen;
    }
  }

  async #remind(memberId: string, now: Date): Promise<void> {
    const { notices, logger } = this.parts;
    await notices
      .remind(memberId, (state) => remindersOf(memberId, state, now))
      .catch((error: unknown) =>
        logger.warn({ err: error, memberId }, "reminding a member failed"),
      );
  }
}
