import DataLoader from "dataloader";
import type { SubscriptionRepository } from "./subscription.repository";
import type { SubscriptionState } from "./subscription.rules";

export interface SubscriptionLoaders {
  readonly subscriptionStateByMember: DataLoader<string, SubscriptionState | null>;
}

export const subscriptionLoaders =
  (subscriptions: SubscriptionRepository) => (): SubscriptionLoaders => ({
    subscriptionStateByMember: new DataLoader(async (memberIds: readonly string[]) => {
      const found = await subscriptions.findByMembers(memberIds);
      return memberIds.map((memberId) => found.get(memberId) ?? null);
    }),
  });
