import { addDays } from "@eightcount/rules/billing/billing-dates";
import {
  type CancellationReason,
  FEEDBACK_MAX_LENGTH,
} from "@eightcount/rules/billing/cancellation-reasons";
import { type BillingFacts, isBilledByCrm } from "../actions/offered-actions.rules";

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
  readonly accountStatus: string;
  readonly isOwing: boolean;
  readonly pause: object | null;
}

const RETENTION_DAYS = 30;

export const isFeedbackTooLong = (feedback: string | null): boolean =>
  (feedback?.length ?? 0) > FEEDBACK_MAX_LENGTH;

export const afterFreeDays = (nextBillDate: Date): Date => addDays(nextBillDate, RETENTION_DAYS);

/** The CRM has no free days, an overdue payment would outlast them, and a pause is free already. */
export const canBeOffered = (subscription: OfferFacts): boolean =>
  subscription.accountStatus === "ACTIVE" &&
  !subscription.isOwing &&
  subscription.pause === null &&
  !isBilledByCrm(subscription);

export interface CancellationHistory {
  readonly feedbacks: readonly Pick<CancellationFeedbackRecord, "status" | "offerAccepted">[];
  /** OPEN while it is unknown whether the free days were added. Null if never taken. */
  readonly offer: "OPEN" | "ACCEPTED" | null;
}

/** The offer is made once per member, even after a reactivation. */
export function standingOf(
  { feedbacks, offer }: CancellationHistory,
  subscription: OfferFacts,
): CancellationStanding {
  const hasAcceptedOffer =
    offer === "ACCEPTED" || feedbacks.some(({ offerAccepted }) => offerAccepted);
  return {
    hasCancelled: feedbacks.some(({ status }) => status === "CANCELLED"),
    hasAcceptedOffer,
    isOfferAvailable: offer === null && !hasAcceptedOffer && canBeOffered(subscription),
  };
}
