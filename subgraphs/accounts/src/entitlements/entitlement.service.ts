import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { EntitlementRepository } from "./entitlement.repository";
import type { EntitlementNews } from "./entitlement.rules";
import type { EntitlementTicketReader } from "./entitlement-ticket";

export interface EntitlementOptions {
  readonly entitlements: EntitlementRepository;
  readonly tickets: EntitlementTicketReader;
  readonly logger: Logger;
}

/** Follows billing: whoever is entitled is in the Subscriber group. */
export class EntitlementService {
  constructor(private readonly options: EntitlementOptions) {}

  /** News by the event queue: at least once, in any order. */
  async hear(eventId: string, news: EntitlementNews): Promise<void> {
    await this.options.entitlements.applyOnce(eventId, news);
  }

  /** News by the member's own hand, straight after a purchase; a bad ticket changes nothing. */
  async redeemTicket(memberId: string, ticket: string): Promise<void> {
    const { tickets, entitlements, logger } = this.options;
    const news = await tickets.read(ticket);
    if (news?.memberId !== memberId) {
      logger.warn({ memberId, isForeign: news !== null }, "an entitlement ticket was not taken");
      return;
    }
    await entitlements.apply(news);
  }
}
