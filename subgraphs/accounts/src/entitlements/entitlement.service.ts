import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { EntitlementRepository } from "./entitlement.repository";
import type { EntitlementChange } from "./entitlement.rules";
import type { EntitlementTicketReader } from "./entitlement-ticket";

export interface EntitlementOptions {
  readonly entitlements: EntitlementRepository;
  readonly tickets: EntitlementTicketReader;
  readonly logger: Logger;
}

export class EntitlementService {
  constructor(private readonly options: EntitlementOptions) {}

  async applyEvent(eventId: string, change: EntitlementChange): Promise<void> {
    await this.options.entitlements.applyOnce(eventId, change);
  }

  /** Applies the ticket of a purchase. An invalid ticket changes nothing. */
  async redeemTicket(memberId: string, ticket: string): Promise<void> {
    const { tickets, entitlements, logger } = this.options;
    const change = await tickets.read(ticket);
    if (change?.memberId !== memberId) {
      logger.warn({ memberId, isForeign: change !== null }, "entitlement ticket rejected");
      return;
    }
    await entitlements.apply(change);
  }
}
