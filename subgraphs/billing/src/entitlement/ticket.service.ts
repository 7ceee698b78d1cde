import type { SubscriptionRepository } from "../subscriptions/subscription.repository";
import type { EntitlementTickets } from "./entitlement-ticket";

export class TicketService {
  constructor(
    private readonly readings: Pick<SubscriptionRepository, "findEntitledSince">,
    private readonly tickets: EntitlementTickets,
  ) {}

  /** Returns an empty string if the member is not entitled, such as while an overdue payment locks access. */
  async ticketFor(memberId: string): Promise<string> {
    const since = await this.readings.findEntitledSince(memberId);
    return since ? this.tickets.issueFor(memberId, since) : "";
  }
}
