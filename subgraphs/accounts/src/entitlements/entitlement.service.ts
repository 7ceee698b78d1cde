import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { EntitlementRepository } from "./entitlement.repository";
import type { EntitlementNews } from "./entitlement.rules";
import type { EntitlementTicketReader } from "./entitlement-ticket";

export interface EntitlementOptions {
  readonly entitlements: EntitlementRepository;
  readonly tickets: EntitlementTicketReader;
  readonly logger: Logger;
}

export class EntitlementService {
  constructor(private readonly options: EntitlementOptions) {}

  /** Applies an event, which may be delivered repeatedly and out of order. */
  async hear(eventId: string, news: EntitlementNews): Promise<void> {
    await this.options.entitlements.applyOnce(eventId, news);
  }

  /** Applies the ticket of a purchase. An invalid ticket changes nothing. */
  async redeemTicket(memberId: string, ticket: string): Promise<void> {
    const { tickets, entitlements, logger } = this.options;
    const news = await tickets.read(ticket);
    if (news?.memberId !== memberId) {
      logger.warn({ memberId, isForeign: news !== null }, "entitlement ticket rejected");
      return;
    }
    await entitlements.apply(news);
  }
}
