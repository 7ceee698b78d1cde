import DataLoader from "dataloader";
import type { SubscriptionRepository } from "./subscriptions/subscription.repository";
import type { SubscriptionState } from "./subscriptions/subscription.rules";

/** One request's batched reads. */
export interface BillingLoaders {
  readonly subscriptionStateByMember: DataLoader<string, SubscriptionState | null>;
}

/** New loaders for one request. */
export function makeLoaders(subscriptions: SubscriptionRepository): BillingLoaders {
  return {
    subscriptionStateByMember: new DataLoader(async (memberIds: readonly string[]) => {
      const found = await subscriptions.findByMembers(memberIds);
      return memberIds.map((memberId) => found.get(memberId) ?? null);
    }),
  };
}
