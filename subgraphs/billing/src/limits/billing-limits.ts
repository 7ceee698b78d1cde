import {
  type AttemptLimit,
  byNetwork,
  type CountedKey,
  perHour,
  perQuarterHour,
} from "@eightcount/service-kit/limits/attempt-limit";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";

export interface LimitPair {
  readonly ofNetwork: AttemptLimit;
  readonly ofMember: AttemptLimit;
}

/** A network may be a whole school, so its limits are higher, except for guesses. */
export const limits = {
  /** Previews and coupon checks, valid or not. */
  lookUps: {
    ofNetwork: perQuarterHour("look-ups-network", 600),
    ofMember: perQuarterHour("look-ups-member", 300),
  },
  /** Invalid coupons and gift cards. */
  guesses: {
    ofNetwork: perQuarterHour("guesses-network", 20),
    ofMember: perQuarterHour("guesses-member", 20),
  },
  /** Orders that bought nothing. */
  purchases: {
    ofNetwork: perHour("purchases-network", 60),
    ofMember: perHour("purchases-member", 20),
  },
  /** Changes of a subscription that were refused. */
  actions: {
    ofNetwork: perHour("actions-network", 200),
    ofMember: perHour("actions-member", 30),
  },
  addresses: {
    ofNetwork: perHour("addresses-network", 200),
    ofMember: perHour("addresses-member", 60),
  },
} as const satisfies Record<string, LimitPair>;

export function keysOf({ address, memberId }: Viewer, pair: LimitPair): readonly CountedKey[] {
  const network = byNetwork(pair.ofNetwork, address);
  // The member comes first: what exceeds one member's limit must not use up that of a network.
  return memberId === null ? [network] : [{ limit: pair.ofMember, key: memberId }, network];
}
