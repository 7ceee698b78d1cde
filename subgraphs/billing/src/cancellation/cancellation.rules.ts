import { type BillingFacts, isBilledByCrm } from "../actions/offered-actions.rules";

export type CancellationReason =
  | "BETTER_CONTENT"
  | "MORE_CLASSES"
  | "AFFORDABLE_PLAN"
  | "NAVIGATE_EASILY"
  | "OTHER";

export interface CancellationFeedbackRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly oldPlan: string;
  readonly newPlan: string | null;
  readonly status: "CANCELLED" | "OFFER_ACCEPTED";
  readonly reason: CancellationReason | null;
  readonly offerAccepted: boolean;
  readonly feedback: string | null;
}

export interface CancellationStanding {
  readonly hasCancelled: boolean;
  readonly hasAcceptedOffer: boolean;
  readonly isOfferAvailable: boolean;
}

export interface OfferFacts extends BillingFacts {
  readonly isOwing: boolean;
}

/** Whether the server can add the free days. Until then, the offer is never available. */
export const IS_OFFER_BUILT: boolean = false;

// The CRM has no free days, and an overdue payment would outlast them.
const canBeOffered = (subscription: OfferFacts): boolean =>
  IS_OFFER_BUILT && !subscription.isOwing && !isBilledByCrm(subscription);

/** The offer is made once per member, even after a reactivation. */
export function standingOf(
  feedbacks: readonly Pick<CancellationFeedbackRecord, "status" | "offerAccepted">[],
  subscription: OfferFacts,
): CancellationStanding {
  const hasAcceptedOffer = feedbacks.some(({ offerAccepted }) => offerAccepted);
  return {
    hasCancelled: feedbacks.some(({ status }) => status === "CANCELLED"),
    hasAcceptedOffer,
    isOfferAvailable: !hasAcceptedOffer && canBeOffered(subscription),
  };
}
