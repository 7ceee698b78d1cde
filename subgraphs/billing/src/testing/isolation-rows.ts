import type { Person } from "@eightcount/test-kit/isolation/describe-isolation";
import type { Intention } from "../actions/intention.rules";
import { inactiveState, type SubscriptionState } from "../subscriptions/subscription.rules";

export const october = (day: number) => new Date(Date.UTC(2026, 9, day, 12));
/** The second member's account was read after the first one's. */
export const readAt = (nth: number) => october(10 * nth);
export const LATER = october(28);

export const stateOf = ({ mark, nth }: Person): SubscriptionState => ({
  ...inactiveState,
  accountStatus: "ACTIVE",
  subscriptionId: `subscription-${mark}`,
  planCode: `plan-${mark}`,
  planName: mark,
  nextAmountCents: 1_000 * nth,
  paymentMethod: `Visa of ${mark}`,
});

/** Without a mark, because members may have the same id. */
const attemptIdOf = ({ nth }: Pick<Person, "nth">) => `attempt-${nth}`;

export const attemptOf = ({ memberId, mark, nth }: Person) => ({
  attemptId: attemptIdOf({ nth }),
  memberId,
  orderHash: `order-${mark}`,
  planCode: `plan-${mark}`,
});

export const actionOf = ({ memberId, mark, nth }: Person) => ({
  attemptId: attemptIdOf({ nth }),
  memberId,
  kind: "ACCEPT_RETENTION_OFFER" as const,
  inputHash: `input-${mark}`,
});

export const intentionOf = ({ mark }: { readonly mark: string }): Intention => ({
  kind: "ACCEPT_RETENTION_OFFER",
  subscriptionId: `subscription-${mark}`,
  planCode: `plan-${mark}`,
  nextBillDate: LATER.toISOString(),
  mark,
  survey: { reason: null, feedback: `feedback-${mark}` },
});

export const noticeOf = ({ memberId }: Pick<Person, "memberId">, period: string) => {
  const accessEndsAt = LATER.toISOString();
  const payload = { kind: "CANCELED" as const, memberId, planName: "plan", accessEndsAt };
  return [{ period, payload }];
};

export const entryOf = ({ memberId }: Pick<Person, "memberId">, planCode: string) =>
  ({ memberId, kind: "STATE_CHANGED", details: { planCode } }) as const;
