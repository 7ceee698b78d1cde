import { cancellationEnded } from "@eightcount/contracts/events/cancellation-ended";
import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { entityReference } from "@eightcount/service-kit/graph/entity-reference";
import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { BillingInfrastructure } from "../infrastructure";
import { MemberResolver } from "./member.resolver";
import { subscriptionLoaders } from "./subscription.loaders";
import { SubscriptionRepository } from "./subscription.repository";
import { type SubscriptionParts, SubscriptionService } from "./subscription.service";

export type SubscriptionsNeeds = Pick<SubscriptionParts, "accounts">;

export function subscriptionsModule(
  { prisma }: BillingInfrastructure,
  { accounts }: SubscriptionsNeeds,
) {
  const readings = new SubscriptionRepository(prisma);
  const subscriptions = new SubscriptionService({ accounts, subscriptions: readings });
  return {
    resolvers: [new MemberResolver(subscriptions)],
    references: { Member: entityReference("Member", (memberId) => ({ memberId })) },
    loaders: subscriptionLoaders(readings),
    publishes: [entitlementChanged, cancellationEnded],
    services: { readings, subscriptions },
  } satisfies FeatureModule;
}
