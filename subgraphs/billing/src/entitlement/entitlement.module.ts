import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import type { SubscriptionRepository } from "../subscriptions/subscription.repository";
import { EntitlementTickets } from "./entitlement-ticket";
import { TicketService } from "./ticket.service";

export interface EntitlementNeeds {
  readonly readings: SubscriptionRepository;
}

export function entitlementModule(
  { config, clock }: BillingInfrastructure,
  { readings }: EntitlementNeeds,
) {
  const tickets = new TicketService(readings, new EntitlementTickets(config.ticketSecret, clock));
  return { services: { tickets } } satisfies FeatureModule;
}
