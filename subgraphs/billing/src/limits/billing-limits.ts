import {
  type AttemptLimit,
  byNetwork,
  type CountedKey,
  perHour,
  perQuarterHour,
  thenEvery,
} from "@eightcount/service-kit/limits/attempt-limit";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";

export interface BillingLimit {
  /** For all visitors of a network together. Absent if only members can act. */
  readonly ofVisitors?: AttemptLimit;
  readonly ofMember: AttemptLimit;
}

/** A network may be a whole school, so its visitors never wait long for the next attempt. */
export const limits = {
  /** Previews and coupon checks, valid or not. */
  lookUps: {
    ofVisitors: thenEvery(perQuarterHour("look-ups-network", 300), 3),
    ofMember: perQuarterHour("look-ups-member", 300),
  },
  /** Invalid coupons and gift cards. */
  guesses: {
    ofVisitors: thenEvery(perQuarterHour("guesses-network", 10), 90),
    ofMember: perQuarterHour("guesses-member", 20),
  },
  /** Orders that bought nothing. */
  purchases: {
    ofVisitors: thenEvery(perHour("purchases-network", 20), 90),
    ofMember: perHour("purchases-member", 20),
  },
  /** Changes of a subscription that were refused. */
  actions: { ofMember: perHour("actions-member", 30) },
  /** All changes, also successful ones, because each one is stored for good and asks the provider. */
  changes: { ofMember: perHour("changes-member", 60) },
  addresses: { ofMember: perHour("addresses-member", 60) },
} as const satisfies Record<string, BillingLimit>;

/**
 * Members are counted by token alone, so that nobody on their network can use up their attempts.
 * @throws AccessError UNAUTHENTICATED for a visitor where only members can act.
 */
export function keysOf(
  viewer: Viewer,
  { ofVisitors, ofMember }: BillingLimit,
): readonly CountedKey[] {
  if (viewer.memberId === null && ofVisitors) return [byNetwork(ofVisitors, viewer.address)];
  return [{ limit: ofMember, key: requireMember(viewer) }];
}
